import { gap } from "../../theme/motion.ts";
import { moveBySpring } from "./spring.ts";

/** Stops the passage that runs in a stage. */
const running = new WeakMap<Element, () => void>();

/**
 * Lets one step of a way leave its stage while the next comes in right beside it, both in the direction of travel. The
 * step that came is the page’s and can be used at once; the one that left is put back for the eye alone, and taken out
 * again.
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
  // It may have been on its way in, and goes on from there.
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

/** Right beside a step that is `away` pixels from its place: one further on for 1, one further back for -1. */
function beside(direction: number, away = 0): string {
  return `translateX(calc(${direction} * (100% + ${gap}) + ${away}px))`;
}

/** Steps are numbered in their order by `data-step`; what has no number is the first. */
function placeOf({ dataset }: HTMLElement): number {
  return Number(dataset.step ?? 0);
}

/** Neither focus nor pointer nor screen reader finds it, and nothing takes it for what it was. */
function hideFromAll(element: HTMLElement): void {
  element.toggleAttribute("inert", true);
  element.ariaHidden = "true";
  for (const part of [element, ...element.querySelectorAll("[id], [name]")]) {
    part.removeAttribute("id");
    part.removeAttribute("name");
  }
}
