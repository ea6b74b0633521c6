import { moveBySpring, riseBySpring } from "./spring.ts";

/** Coordinates on the page, independent of scrolling. */
interface Place {
  x: number;
  y: number;
  isInSight: boolean;
}

/** By the URL that each item links to. */
export type Places = ReadonlyMap<string, Place>;

export function placesIn(list: Element): Places {
  return new Map(itemsOf(list).map((item) => [nameOf(item), placeOf(item)]));
}

/**
 * Moves a list's items from their old positions to the current ones. Items that were outside the viewport rise into
 * place like new ones: coming from far away, they would leave a gap for most of the animation.
 */
export function moveFrom(before: Places, list: Element): void {
  const items = itemsOf(list);
  for (const item of items) for (const animation of item.getAnimations()) animation.cancel();
  // Measures everything before it moves anything, so that the page is laid out once.
  const moves = items.flatMap((item) => {
    const [from, to] = [before.get(nameOf(item)), placeOf(item)];
    if (!from) return to.isInSight ? [() => riseBySpring(item)] : [];
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (x === 0 && y === 0) return [];
    if (from.isInSight) return [() => moveBySpring(item, [`translate(${x}px, ${y}px)`, "none"])];
    return to.isInSight ? [() => riseBySpring(item)] : [];
  });
  for (const move of moves) move();
}

/** Returns the list's entries, including a featured first one outside the `ul`. */
function itemsOf(list: Element): HTMLElement[] {
  const items = [...list.querySelectorAll<HTMLElement>("li, article")];
  return items.filter(({ parentElement }) => !parentElement?.closest("li, article"));
}

function nameOf(item: Element): string {
  return item.querySelector("a")?.href ?? "";
}

function placeOf(item: Element): Place {
  const { left, top, bottom } = item.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, isInSight: bottom > 0 && top < innerHeight };
}
