import motion from "./tokens/motion.tokens.json" with { type: "json" };

const seconds = motion.durations.slow.$value.value / 1000;

/** Settings of framer-motion for a spring that is at rest when its duration ends, in seconds. */
export interface Spring {
  duration: number;
  /** From 0 (no overshoot) to 1. */
  bounce: number;
}

/** Script-driven motion, which loads with those scripts. Style-driven motion is in keyframes.ts. */
export const springs = {
  /** Moves to a new place: a card that others make room for, a step of a process. */
  place: { duration: seconds, bounce: 0 },
  /** Rotates with some weight, and overshoots slightly. */
  turn: { duration: seconds, bounce: 0.2 },
} as const satisfies Record<string, Spring>;

const { step, rise: below } = motion.spacing;

/** Distance between the leaving step and the entering one. */
export const gap = step.$value.value + step.$value.unit;

/** Distance below its place where an entering item starts, the same as `rise` in keyframes.ts. */
export const rise = below.$value.value + below.$value.unit;
