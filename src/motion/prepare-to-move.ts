import { wantsMotion } from "./wants-motion.ts";

/**
 * Loads what moves the page, at the first sign that something on it is about to change. Nothing waits for it: a change
 * that comes sooner happens at once.
 */
export function prepareToMove(): void {
  if (wantsMotion())
    import("./watch-page.ts").then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
}
