import { count, figure } from "../../../words.ts";
import { element, elements } from "./element.ts";
import { type Choosable, type Filter, isFilter, matches, noFilter, readFilter, writeFilter } from "./filter.ts";
import { regroup, showGroups } from "./groups.ts";

interface Listed extends Choosable {
  article: HTMLElement;
}

export function startFilter(): void {
  const form = element("filter");
  if (!(form instanceof HTMLFormElement)) return;
  const findings = elements("[data-finding]").map(readFinding);
  let filter = noFilter;

  const show = (wanted: Filter) => {
    if (wanted.group !== filter.group) regroup(wanted.group);
    filter = wanted;
    const shown = findings.filter((finding) => matches(filter, finding));
    for (const finding of findings) finding.article.hidden = !shown.includes(finding);
    showGroups(filter.group);
    element("shown").textContent =
      shown.length === 0
        ? "No finding matches. Choose less, or show all."
        : `${figure(shown.length)} of ${count(findings.length, "finding")} shown.`;
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
      fillIn(form, { ...noFilter, group: filter.group });
      show({ ...noFilter, group: filter.group });
    }
    reveal(target);
  };

  form.addEventListener("input", () => {
    const wanted = readForm(form);
    history.replaceState(null, "", `#${writeFilter(wanted)}`);
    show(wanted);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    fillIn(form, noFilter);
    history.replaceState(null, "", location.pathname);
    show(noFilter);
  });
  form.addEventListener("click", ({ target }) => {
    const wanted = target instanceof HTMLElement ? target.dataset.fold : undefined;
    if (wanted)
      for (const fold of elements("#findings [data-kind] details")) fold.toggleAttribute("open", wanted === "open");
  });
  for (const link of elements("a[data-filter]")) link.setAttribute("href", `#${link.dataset.filter}`);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[data-filter]") : null;
    // The address changes after this event. Focusing the heading scrolls it into view.
    if (link) setTimeout(() => element("findings-title").focus());
  });
  addEventListener("hashchange", follow);
  startFold();
  show(noFilter);
  follow();
}

/** Keeps the form open in wide windows, which hide its summary. */
function startFold(): void {
  const fold = element("filter-fold");
  const openWhereWide = () => {
    if (!fold.querySelector("summary")?.checkVisibility()) fold.setAttribute("open", "");
  };
  addEventListener("resize", openWhereWide);
  openWhereWide();
}

/** Opens all folds around the finding and scrolls to it. */
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

function readForm(form: HTMLFormElement): Filter {
  const values = new FormData(form);
  const names = Object.keys(noFilter) as (keyof Filter)[];
  return readFilter(names.map((name) => `${name}=${encodeURIComponent(String(values.get(name) ?? ""))}`).join("&"));
}

function fillIn(form: HTMLFormElement, filter: Filter): void {
  for (const [name, value] of Object.entries(filter)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
}
