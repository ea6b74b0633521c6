import { spring } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { springs } from "../../theme/motion.ts";

/**
 * Moves an element from one transform to another and leaves no trace on it. The browser’s own animations do it, which go
 * on while scripts are busy.
 */
export function moveBySpring(element: HTMLElement, transform: [from: string, to: string]) {
  const movement = animate(element, { transform }, { type: spring, ...springs.place });
  movement.then(() => element.style.removeProperty("transform"));
  return movement;
}
