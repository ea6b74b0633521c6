import type { Edits } from "./edits.ts";

/** The steps that can be taken back and taken again. */
export interface History {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
  /** What was changed last, and when in milliseconds. */
  last?: Touch | undefined;
}

interface Touch {
  /** Whatever was moved: a token’s key. */
  key: string;
  at: number;
}

/** How many steps are kept. */
const most = 200;
/** A slider on its way is one step: milliseconds between two of its values. */
const pause = 800;

export const noHistory: History = { past: [], now: {}, future: [] };

/** The history after one more step. Steps that follow each other fast on one token are one. */
export function step({ past, now, last }: History, edits: Edits, touch: Touch): History {
  const goesOn = last?.key === touch.key && touch.at - last.at < pause;
  return { past: goesOn ? past : [...past, now].slice(-most), now: edits, future: [], last: touch };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo(history: History): History {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.now], now: after, future };
}
