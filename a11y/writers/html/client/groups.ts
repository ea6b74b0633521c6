import { shownOf } from "../../../words.ts";
import { elements } from "./element.ts";

/** Moves each finding into its group of another grouping. The page already contains all groups, empty. */
export function regroup(group: string): void {
  for (const kind of elements("[data-kind]")) {
    const groups = new Map(
      elements(`[data-grouping="${CSS.escape(group)}"] > [data-key]`, kind).map((each) => [
        each.dataset.key ?? null,
        each.querySelector("[data-findings]"),
      ]),
    );
    if (groups.size === 0) continue;
    for (const finding of elements("[data-finding]", kind)) groups.get(keyOf(finding, group))?.append(finding);
    for (const each of elements("[data-grouping]", kind)) each.hidden = each.dataset.grouping !== group;
  }
}

/** Hides groups and kinds without visible findings, and updates the counts of the others. */
export function showGroups(group: string): void {
  for (const kind of elements("[data-kind]")) {
    for (const each of elements(`[data-grouping="${CSS.escape(group)}"] > [data-key]`, kind)) {
      each.hidden = sayShown(each, "[data-count]") === 0;
    }
    kind.hidden = sayShown(kind, "[data-count-all]") === 0;
  }
}

/** Counts the visible findings in `whole` and shows the number in the matching elements. */
function sayShown(whole: HTMLElement, place: string): number {
  const shown = elements("[data-finding]:not([hidden])", whole).length;
  const all = elements("[data-finding]", whole).length;
  for (const each of elements(place, whole)) each.textContent = shownOf(shown, all);
  return shown;
}

function keyOf(finding: HTMLElement, group: string): string | null {
  return finding.getAttribute(`data-by-${group}`);
}
