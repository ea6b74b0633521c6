import { wantsMotion } from "../motion/wants-motion.ts";

type Turning = typeof import("./spring-turning.tsx").SpringTurning;

let loaded: Turning | undefined;

/** Loads the spring animation that turns the wheel, before a result appears. */
export function prepareToTurn(): void {
  if (!wantsMotion()) return;
  import("./spring-turning.tsx").then(
    ({ SpringTurning }) => {
      loaded = SpringTurning;
    },
    () => {},
  );
}

/**
 * Returns the component that turns the wheel with a spring. Undefined before it has loaded, or if the visitor prefers
 * reduced motion.
 */
export function springTurning(): Turning | undefined {
  return wantsMotion() ? loaded : undefined;
}
