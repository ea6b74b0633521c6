import { wantsMotion } from "./wants-motion.ts";

/**
 * Whether the way to another page is shown as one (see theme/view-transitions.ts). Within a page the browser scrolls, and
 * a browser that cannot do it would complain of being asked.
 */
export function travels(to: string): boolean {
  return !to.includes("#") && wantsMotion() && "startViewTransition" in document;
}
