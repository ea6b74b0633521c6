import { wantsMotion } from "./wants-motion.ts";

/**
 * Loads the animation code, unless the visitor prefers reduced motion. Call it when a change on the page is likely:
 * changes before it has loaded are not animated.
 */
export function prepareToMove(): void {
  if (wantsMotion())
    import("./watch-page.ts").then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
}
