import { count, figure, shownOf } from "@kindred-ground/audit/core/words.ts";
import { element, elements } from "./element.ts";

/** The reader's choices. Empty strings match everything. */
export const noFilter = { words: "", level: "", certainty: "", criterion: "", page: "", mode: "", engine: "" };

type Filter = typeof noFilter;

/** Value of `level` that leaves out AAA. No law requires AAA, and most findings are at that level. */
export const withoutAAA = "without AAA";

/** The filter of a report that has just been opened. */
export const initialFilter: Filter = { ...noFilter, level: withoutAAA };

export interface Choosable {
  level: string;
  certainty: string;
  criteria: readonly string[];
  engines: readonly string[];
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
  if (!isFilter(hash)) return initialFilter;
  const chosen = [...new URLSearchParams(hash.replace(/^#/, ""))].filter(([name]) => name in noFilter);
  return { ...noFilter, ...Object.fromEntries(chosen) };
}

/** Returns the URL fragment without `#`. It is empty for the initial filter, and `level=` if all findings match. */
export function writeFilter(filter: Filter): string {
  const isInitial = Object.entries(initialFilter).every(([name, value]) => filter[name as keyof Filter] === value);
  const isEmpty = Object.values(filter).every((value) => value === "");
  if (isInitial || isEmpty) return isEmpty ? "level=" : "";
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
}

export function matches(filter: Filter, finding: Choosable): boolean {
  const { words, level, certainty, criterion, page, mode, engine } = filter;
  return (
    (level === withoutAAA ? finding.level !== "AAA" : isOneOf(level, [finding.level])) &&
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

interface Listed extends Choosable {
  article: HTMLElement;
}

export function startFilter(): void {
  const form = element("filter");
  if (!(form instanceof HTMLFormElement)) return;
  const findings = elements("[data-finding]").map(readFinding);

  const ofAAA = findings.filter(({ level }) => level === "AAA").length;
  const hiddenAAA = ({ level }: Filter) =>
    level === withoutAAA && ofAAA > 0 ? ` The filter hides ${count(ofAAA, "finding")} at AAA.` : "";

  const show = (wanted: Filter) => {
    const shown = findings.filter((finding) => matches(wanted, finding));
    for (const finding of findings) finding.article.hidden = !shown.includes(finding);
    showGroups();
    element("shown").textContent =
      shown.length === 0
        ? "No findings match. Remove a filter, or show all findings."
        : `${figure(shown.length)} of ${count(findings.length, "finding")} shown.${hiddenAAA(wanted)}`;
  };

  const follow = () => {
    if (isFilter(location.hash)) {
      const wanted = readFilter(location.hash);
      fillIn(form, wanted);
      show(wanted);
      return;
    }
    const target = document.getElementById(location.hash.slice(1));
    if (target?.closest("[hidden]")) {
      fillIn(form, noFilter);
      show(noFilter);
    }
    reveal(target);
  };

  form.addEventListener("input", () => {
    const wanted: Filter = { ...noFilter, ...Object.fromEntries(new FormData(form)) };
    keep(wanted);
    show(wanted);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    fillIn(form, noFilter);
    keep(noFilter);
    show(noFilter);
  });
  form.addEventListener("click", ({ target }) => {
    const wanted = target instanceof HTMLElement ? target.dataset.fold : undefined;
    if (wanted)
      for (const fold of elements("#findings [data-group] details, #findings details[data-group]"))
        fold.toggleAttribute("open", wanted === "open");
  });
  for (const link of elements("a[data-filter]")) link.setAttribute("href", `#${link.dataset.filter}`);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[data-filter]") : null;
    // The address changes after this event. Focusing the heading scrolls it into view.
    if (link) setTimeout(() => element("findings-title").focus());
  });
  addEventListener("hashchange", follow);
  fillIn(form, initialFilter);
  show(initialFilter);
  follow();
}

/** Keeps a filter in the address, so that a reader can share it or return to it. */
function keep(filter: Filter): void {
  const fragment = writeFilter(filter);
  history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
}

/** Hides groups without visible findings, and updates the counts of the others. */
function showGroups(): void {
  for (const group of elements("#findings [data-group]")) {
    const shown = elements("[data-finding]:not([hidden])", group).length;
    group.hidden = shown === 0;
    const count = group.querySelector("[data-count]");
    if (count) count.textContent = shownOf(shown, elements("[data-finding]", group).length);
  }
}

/** Opens the finding and all folds around it, and scrolls to it. */
function reveal(target: HTMLElement | null): void {
  if (!target?.matches("[data-finding]")) return;
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  target.querySelector("details")?.setAttribute("open", "");
  target.scrollIntoView();
}

function readFinding(article: HTMLElement): Listed {
  const { level = "", certainty = "", criteria = "", engines = "" } = article.dataset;
  return {
    article,
    level,
    certainty,
    criteria: criteria.split(" "),
    engines: engines.split(" "),
    shows: elements("[data-page]", article).map(({ dataset }) => ({
      page: dataset.page ?? "",
      modes: (dataset.modes ?? "").split(" "),
    })),
    text: elements("[data-words]", article)
      .map(({ textContent }) => textContent)
      .join("\n")
      .toLowerCase(),
  };
}

function fillIn(form: HTMLFormElement, filter: Filter): void {
  for (const [name, value] of Object.entries(filter)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
}
