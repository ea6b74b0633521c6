import { motion } from "./computed.ts";

/** Settings of framer-motion for a spring that is at rest when its duration, in seconds, ends. */
export interface Spring {
  duration: number;
  /** From 0 (no overshoot) to 1. */
  bounce: number;
}

/** Motion that scripts drive, and that loads with them. Motion that styles drive is in index.ts (`keyframes`). */
export const springs = {
  /** Moves to a new place: a card that others make room for, a step of a process. */
  place: { duration: motion.slow, bounce: 0 },
  /** Rotates with some weight, and overshoots slightly. */
  turn: { duration: motion.slow, bounce: 0.2 },
} as const satisfies Record<string, Spring>;

/** Distance between the leaving step and the entering one. */
export const gap = motion.step;

/** Distance below its final place at which an entering item starts, the same as in the keyframes `rise`. */
export const rise = motion.rise;
