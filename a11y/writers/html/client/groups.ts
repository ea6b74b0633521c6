import { elements } from "./element.ts";

/** Moves each finding into its group of another sort; the groups stand in the page, empty. */
export function regroup(group: string): void {
  for (const kind of elements("[data-kind]")) {
    const groups = new Map(
      elements(`[data-grouping="${CSS.escape(group)}"] > [data-key]`, kind).map((each) => [
        each.dataset.key,
        each.querySelector("[data-findings]"),
      ]),
    );
    if (groups.size === 0) continue;
    for (const finding of elements("[data-finding]", kind)) groups.get(keyOf(finding, group))?.append(finding);
    for (const each of elements("[data-grouping]", kind)) each.hidden = each.dataset.grouping !== group;
  }
}

/** Hides groups and kinds of which nothing is shown, and says of the others how much is. */
export function showGroups(group: string): void {
  for (const kind of elements("[data-kind]")) {
    for (const each of elements(`[data-grouping="${CSS.escape(group)}"] > [data-key]`, kind)) {
      const shown = elements("[data-finding]:not([hidden])", each).length;
      each.hidden = shown === 0;
      for (const place of elements("[data-count]", each))
        place.textContent = `${shown} finding${shown === 1 ? "" : "s"}`;
    }
    kind.hidden = elements("[data-finding]:not([hidden])", kind).length === 0;
  }
}

function keyOf({ dataset }: HTMLElement, group: string): string | undefined {
  const keys: Record<string, string> = JSON.parse(dataset.keys ?? "{}");
  return keys[group];
}
