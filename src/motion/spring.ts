import { spring } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { rise, type Spring, springs } from "../../theme/springs.ts";

/** Animates an element from one transform to another. Native browser animations run even while scripts are busy. */
export function springBetween(element: HTMLElement | SVGElement, transform: [from: string, to: string], how: Spring) {
  return animate(element, { transform }, { type: spring, ...how });
}

/** Moves an element with a spring. Removes the inline `transform` afterward. */
export function moveBySpring(element: HTMLElement, transform: [from: string, to: string]) {
  const movement = springBetween(element, transform, springs.place);
  movement.then(() => element.style.removeProperty("transform"));
  return movement;
}

/** Fades in an element while it rises into place. Removes the inline styles afterward. */
export function riseBySpring(element: HTMLElement) {
  const appearing = animate(element, { opacity: [0, 1] }, { type: spring, ...springs.place });
  appearing.then(() => element.style.removeProperty("opacity"));
  return moveBySpring(element, [`translateY(${rise})`, "none"]);
}
