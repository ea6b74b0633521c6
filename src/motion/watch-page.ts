import { moveFrom, type Places, placesIn } from "./places.ts";
import { passSteps } from "./steps.ts";
import { wantsMotion } from "./wants-motion.ts";

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
  }).observe(document.body, { childList: true, subtree: true });
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

/** Excludes inert elements: a step on its way out is no longer part of the page. */
function isOfThePage(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && !node.hasAttribute("inert");
}
