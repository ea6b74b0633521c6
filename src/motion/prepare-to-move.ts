import { wantsMotion } from "./wants-motion.ts";

/**
 * Loads the animation code when a change on the page is likely. A change before it has loaded happens without
 * animation.
 */
export function prepareToMove(): void {
  if (wantsMotion())
    import("./watch-page.ts").then(
      ({ watchPage }) => watchPage(),
      () => {},
    );
}
