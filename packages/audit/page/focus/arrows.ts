import type { ElementList } from "../element-list.ts";

/** Controls in which arrow keys change a value or control playback instead of moving the focus. */
const valued = "input, select, textarea, video, audio, [role=slider], [role=spinbutton], [contenteditable]";

/** Fields whose keys do the same as the buttons next to them, as in W3C's APG. */
const fields = "input, textarea, select, [role=combobox], [role=spinbutton], [role=slider]";

function stopNear(element: Element, stops: readonly Element[]): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const within = stops.find((stop) => at?.contains(stop));
    if (within) return within;
  }
  return undefined;
}

/**
 * Returns the tab stops nearest to elements that Tab does not reach, one for each group. Leaves out controls in which
 * arrow keys change a value.
 */
export function stopsBeside({ elements, numberOf }: ElementList, missed: number[], order: number[]): number[] {
  const stops = order.flatMap((number) => elements[number] ?? []);
  const near = missed.flatMap((number) => {
    const element = elements[number];
    return (element && stopNear(element, stops)) ?? [];
  });
  return [...new Set(near)].filter((stop) => !stop.matches(valued)).map(numberOf);
}

/** Returns the number of the element that has the focus, or to which its `aria-activedescendant` refers. */
export function reachedByKeys({ numberOf }: ElementList): number {
  const focused = document.activeElement ?? document.body;
  const active = document.getElementById(focused.getAttribute("aria-activedescendant") ?? "");
  return numberOf(active ?? focused);
}

/** Returns the elements with `tabindex="-1"` near a field whose keys may do the same. */
export function withOtherKeys({ elements }: ElementList, missed: number[], order: number[]): number[] {
  const stops = order.flatMap((number) => elements[number] ?? []);
  return missed.filter((number) => {
    const element = elements[number];
    return element?.getAttribute("tabindex") === "-1" && stopNear(element, stops)?.matches(fields);
  });
}
