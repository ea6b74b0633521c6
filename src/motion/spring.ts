import { spring } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { rise, type Spring, springs } from "../../theme/motion.ts";

/** Takes an element from one transform to another. The browser’s own animations do it, which go on while scripts are busy. */
export function springBetween(element: HTMLElement | SVGElement, transform: [from: string, to: string], how: Spring) {
  return animate(element, { transform }, { type: spring, ...how });
}

/** Moves an element to its place and leaves no trace on it. */
export function moveBySpring(element: HTMLElement, transform: [from: string, to: string]) {
  const movement = springBetween(element, transform, springs.place);
  movement.then(() => element.style.removeProperty("transform"));
  return movement;
}

/** Brings up an element that was not there, and leaves no trace on it. */
export function riseBySpring(element: HTMLElement) {
  const appearing = animate(element, { opacity: [0, 1] }, { type: spring, ...springs.place });
  appearing.then(() => element.style.removeProperty("opacity"));
  return moveBySpring(element, [`translateY(${rise})`, "none"]);
}
