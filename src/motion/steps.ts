import { gap } from "../../theme/springs.ts";
import { moveBySpring } from "./spring.ts";

const running = new WeakMap<Element, () => void>();

/**
 * Animates one step out of its stage while the next one moves in next to it, in the direction of travel. The new step
 * belongs to the page and is usable immediately. The old step is inserted again only for the animation, and removed
 * afterward.
 */
export function passSteps(stage: HTMLElement, left: HTMLElement, came: HTMLElement): void {
  const direction = placeOf(came) < placeOf(left) ? -1 : 1;
  hideFromAll(left);
  stage.append(left);
  Object.assign(stage.style, { position: "relative", overflow: "clip" });
  const { offsetTop, offsetLeft, offsetWidth } = came;
  Object.assign(left.style, {
    position: "absolute",
    margin: "0",
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
  });
  // The old step may still be moving in. It continues from its current position.
  const away = left.getBoundingClientRect().x - came.getBoundingClientRect().x;
  running.get(stage)?.();

  const coming = moveBySpring(came, [beside(direction, away), "none"]);
  const leaving = moveBySpring(left, [`translateX(${away}px)`, beside(-direction)]);
  const stop = () => {
    coming.cancel();
    leaving.cancel();
    left.remove();
  };
  running.set(stage, stop);
  coming.then(() => {
    if (running.get(stage) !== stop) return;
    running.delete(stage);
    stop();
    stage.style.removeProperty("position");
    stage.style.removeProperty("overflow");
  });
}

/**
 * Returns the transform that places a step after another one (1) or before it (-1). The other step is `away` pixels
 * from its own place.
 */
function beside(direction: number, away = 0): string {
  return `translateX(calc(${direction} * (100% + ${gap}) + ${away}px))`;
}

/** Returns a step's place in the order, from `data-step`. An element without it comes first. */
function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset.step ?? 0);
}

/** Hides an element from focus, pointer and screen readers, and removes its ids and names. */
function hideFromAll(element: HTMLElement): void {
  element.toggleAttribute("inert", true);
  element.ariaHidden = "true";
  for (const part of [element, ...element.querySelectorAll("[id], [name]")]) {
    part.removeAttribute("id");
    part.removeAttribute("name");
  }
}
