import type { Edits } from "./edits.ts";

export interface History {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
  last?: Touch | undefined;
}

interface Touch {
  /** The token's key, or another name for the changed thing. */
  key: string;
  at: number;
}

const most = 200;
/** Maximum milliseconds between two values of one step: dragging a slider is a single step. */
const pause = 800;

export const noHistory: History = { past: [], now: {}, future: [] };

/** Adds a step. Quick successive changes to the same token count as one. */
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
