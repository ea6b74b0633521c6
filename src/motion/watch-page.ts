import { moveBySpring, riseBySpring } from "./spring.ts";
import { passSteps } from "./steps.ts";
import { wantsMotion } from "./wants-motion.ts";

/** Coordinates on the page, independent of scrolling. */
interface Place {
  x: number;
  y: number;
  isInSight: boolean;
}

/** Places of items, by the URL that each item links to. */
type Places = ReadonlyMap<string, Place>;

function placesIn(list: Element): Places {
  return new Map(itemsOf(list).map((item) => [nameOf(item), placeOf(item)]));
}

/**
 * Moves a list's items from their old positions to the current ones. Items that were outside the viewport rise into
 * place like new ones. If they moved from far away, they would leave a gap for most of the animation.
 */
function moveFrom(before: Places, list: Element): void {
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

/** Returns the list's visible entries, including a featured first one outside the `ul`. */
function itemsOf(list: Element): HTMLElement[] {
  const items = [...list.querySelectorAll<HTMLElement>("li, article")];
  return items.filter(({ hidden, parentElement }) => !hidden && !parentElement?.closest("li, article"));
}

function nameOf(item: Element): string {
  return item.querySelector("a")?.href ?? "";
}

function placeOf(item: Element): Place {
  const { left, top, bottom } = item.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, isInSight: bottom > 0 && top < innerHeight };
}

let pressed: { list: Element; before: Places } | undefined;
let isWatching = false;

/**
 * Animates changes on the page from now on: the items of a filtered list, and steps that replace each other. It only
 * observes the DOM, so components stay unchanged when it loads, and the visitor's focus, text and choices remain.
 */
export function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  for (const sign of ["click", "change"]) document.addEventListener(sign, rememberPlaces, true);
  new MutationObserver((changes) => {
    if (!wantsMotion()) return;
    passChangedSteps(changes);
    moveChangedList(changes);
  }).observe(document.body, { childList: true, attributeFilter: ["hidden"], subtree: true });
}

function rememberPlaces({ target }: Event): void {
  const filter = target instanceof Element && target.closest("button[aria-controls], select[aria-controls]");
  const list = filter && document.getElementById(filter.getAttribute("aria-controls") ?? "");
  pressed = list ? { list, before: placesIn(list) } : undefined;
}

function moveChangedList(changes: readonly MutationRecord[]): void {
  if (!pressed) return;
  const { list, before } = pressed;
  if (!changes.some(({ target }) => list.contains(target))) return;
  pressed = undefined;
  moveFrom(before, list);
}

/** Animates a replaced element if the old or the new one has `data-step`. */
function passChangedSteps(changes: readonly MutationRecord[]): void {
  const stages = new Set(changes.map(({ target }) => target).filter((target) => target instanceof HTMLElement));
  for (const stage of stages) {
    const own = changes.filter(({ target }) => target === stage);
    const left = own.flatMap(({ removedNodes }) => [...removedNodes]).find(isOfThePage);
    const came = own.flatMap(({ addedNodes }) => [...addedNodes]).find(isOfThePage);
    if (left && came?.isConnected && [left, came].some(({ dataset }) => dataset.step)) passSteps(stage, left, came);
  }
}

/** True for an element that isn’t inert: a step on its way out is no longer part of the page. */
function isOfThePage(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && !node.hasAttribute("inert");
}
