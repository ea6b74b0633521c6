import { wantsMotion } from "../motion/wants-motion.ts";

type Turning = typeof import("./spring-turning.tsx").SpringTurning;

let loaded: Turning | undefined;

/** Loads what turns the wheel by a spring, for a result that is to come. */
export function prepareToTurn(): void {
  if (!wantsMotion()) return;
  import("./spring-turning.tsx").then(
    ({ SpringTurning }) => {
      loaded = SpringTurning;
    },
    () => {},
  );
}

/** What turns the wheel by a spring; nothing before it is loaded, and where things are to stay still. */
export function springTurning(): Turning | undefined {
  return wantsMotion() ? loaded : undefined;
}
