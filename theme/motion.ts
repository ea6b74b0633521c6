import motion from "./tokens/motion.tokens.json" with { type: "json" };

const seconds = motion.durations.slow.$value.value / 1000;

/** What framer-motion asks for: a spring that has come to rest when its time is over, in seconds. */
export interface Spring {
  duration: number;
  /** From 0, which never swings past its end, to 1. */
  bounce: number;
}

/** How things move that scripts move. It is loaded with them; what moves by styles alone is in keyframes.ts. */
export const springs = {
  /** Goes to its place: a card that others make room for, a step of a way. */
  place: { duration: seconds, bounce: 0 },
  /** Turns by its own weight, and a little too far. */
  turn: { duration: seconds, bounce: 0.2 },
} as const satisfies Record<string, Spring>;

const { step, rise: below } = motion.spacing;

/** Between a step that leaves and the one that comes. */
export const gap = step.$value.value + step.$value.unit;

/** How far below its place an entry stands that comes up to it; as far as `rise` in keyframes.ts. */
export const rise = below.$value.value + below.$value.unit;
