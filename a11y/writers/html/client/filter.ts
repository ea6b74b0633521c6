/** What the reader chose; empty where nothing. `group` is what findings are put together by. */
export interface Filter {
  words: string;
  group: string;
  level: string;
  certainty: string;
  criterion: string;
  page: string;
  mode: string;
  engine: string;
}

export const noFilter: Filter = {
  words: "",
  group: "criterion",
  level: "",
  certainty: "",
  criterion: "",
  page: "",
  mode: "",
  engine: "",
};

/** What a finding is chosen by. */
export interface Choosable {
  level: string;
  certainty: string;
  criteria: readonly string[];
  engines: readonly string[];
  /** Modes in which it shows, by page. */
  shows: readonly { page: string; modes: readonly string[] }[];
  /** What words are looked for in, in small letters: what is its own, and not what the page says of each. */
  text: string;
}

/** Whether the fragment of an address is a filter and not an element of the page. */
export function isFilter(hash: string): boolean {
  return hash.includes("=");
}

export function readFilter(hash: string): Filter {
  const chosen = new URLSearchParams(hash.replace(/^#/, ""));
  const names = Object.keys(noFilter) as (keyof Filter)[];
  return Object.fromEntries(names.map((name) => [name, chosen.get(name) ?? noFilter[name]])) as unknown as Filter;
}

/** Without its `#`; empty where nothing is chosen. */
export function writeFilter(filter: Filter): string {
  const names = Object.keys(noFilter) as (keyof Filter)[];
  const chosen = names.filter((name) => filter[name] !== noFilter[name]).map((name) => [name, filter[name]]);
  return new URLSearchParams(chosen).toString();
}

export function matches(filter: Filter, finding: Choosable): boolean {
  const { words, level, certainty, criterion, page, mode, engine } = filter;
  return (
    isOneOf(level, [finding.level]) &&
    isOneOf(certainty, [finding.certainty]) &&
    isOneOf(criterion, finding.criteria) &&
    isOneOf(engine, finding.engines) &&
    // Page and mode together: it has to show on this page in this mode.
    finding.shows.some((shown) => isOneOf(page, [shown.page]) && isOneOf(mode, shown.modes)) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => finding.text.includes(word))
  );
}

function isOneOf(chosen: string, values: readonly string[]): boolean {
  return chosen === "" || values.includes(chosen);
}
