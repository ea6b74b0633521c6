/** The reader's choices. Empty strings match everything. `group` is the grouping. */
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

export interface Choosable {
  level: string;
  certainty: string;
  criteria: readonly string[];
  engines: readonly string[];
  /** Modes in which the finding occurs, by page. */
  shows: readonly { page: string; modes: readonly string[] }[];
  /**
   * Lowercase text for the search by words. Contains the finding's own text, without labels that all findings share.
   */
  text: string;
}

/** True if a URL fragment is a filter and not an element's id. */
export function isFilter(hash: string): boolean {
  return hash.includes("=");
}

export function readFilter(hash: string): Filter {
  const chosen = new URLSearchParams(hash.replace(/^#/, ""));
  const names = Object.keys(noFilter) as (keyof Filter)[];
  return Object.fromEntries(names.map((name) => [name, chosen.get(name) ?? noFilter[name]])) as unknown as Filter;
}

/** Returns the URL fragment without `#`. Empty if nothing is chosen. */
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
    // Page and mode must match in the same place.
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
