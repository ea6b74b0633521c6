import { moveBySpring, riseBySpring } from "./spring.ts";

/** Where an item lies on the page, wherever that is scrolled to. */
interface Place {
  x: number;
  y: number;
  isInSight: boolean;
}

/** Where the items of a list are, each by the page that it leads to. */
export type Places = ReadonlyMap<string, Place>;

export function placesIn(list: Element): Places {
  return new Map(itemsOf(list).map((item) => [nameOf(item), placeOf(item)]));
}

/**
 * Moves the items of a list from where they were to where they are; those that nobody saw there come up from below, as
 * new ones do: from far away they would leave their place empty for most of the time.
 */
export function moveFrom(before: Places, list: Element): void {
  const items = itemsOf(list);
  for (const item of items) for (const animation of item.getAnimations()) animation.cancel();
  // All is measured before anything moves, so that the page is laid out once.
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

/** Its entries, and what stands out of the list as its first. */
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
