import { gap } from "../../theme/motion.ts";
import { moveBySpring } from "./spring.ts";

/** Ends the passage that runs in a stage. */
const running = new WeakMap<Element, () => void>();

/**
 * Lets one step of a way leave its stage while the next comes in, both in the direction of travel. The step that came is
 * the page’s and can be used at once; the one that left is put back for the eye alone, and taken out again.
 */
export function passSteps(stage: HTMLElement, left: HTMLElement, came: HTMLElement): void {
  const direction = placeOf(came) < placeOf(left) ? -1 : 1;
  hideFromAll(left);
  stage.append(left);
  // It may have been on its way in.
  const { transform } = getComputedStyle(left);
  running.get(stage)?.();

  Object.assign(stage.style, { position: "relative", overflow: "clip" });
  const { offsetTop, offsetLeft, offsetWidth } = came;
  Object.assign(left.style, {
    position: "absolute",
    margin: "0",
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
  });
  const coming = moveBySpring(came, [beside(direction), "none"]);
  const leaving = moveBySpring(left, [transform, beside(-direction)]);
  const end = () => {
    running.delete(stage);
    coming.cancel();
    leaving.cancel();
    left.remove();
    stage.style.removeProperty("position");
    stage.style.removeProperty("overflow");
  };
  running.set(stage, end);
  coming.then(() => running.get(stage) === end && end());
}

/** Right beside where the steps stand: one further on for 1, one further back for -1. */
function beside(direction: number): string {
  return `translateX(calc(${direction} * (100% + ${gap})))`;
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
