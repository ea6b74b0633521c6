import { useEffect, useMemo, useState } from "react";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { type Change, type Edits, keyOf, type LiveTheme, liveTheme, takeEdits, withEdit } from "./edits.ts";
import { asRecord, editsIn, hashOf } from "./share.ts";
import { everyEntry } from "./token-entry.ts";

const key = "design-workbench";
/** Maximum length of a stored history, in characters: more than any theme's edits. */
const maxLength = 200_000;

/** Maximum number of steps that a reload keeps on each side of the current one. */
const keptSteps = 20;

/** Returns this device’s unvalidated history, or undefined if there is none that can be read. */
function readHistory(): Record<string, unknown> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text && text.length <= maxLength ? asRecord(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves the edits and the nearest steps on this device, or deletes an empty history. If storage is denied, the history
 * lasts until the visitor leaves the page.
 */
function writeHistory({ past, now, future }: History): void {
  try {
    if (past.length + future.length === 0 && Object.keys(now).length === 0) localStorage.removeItem(key);
    else
      localStorage.setItem(
        key,
        JSON.stringify({ past: past.slice(-keptSteps), now, future: future.slice(0, keptSteps) }),
      );
  } catch {
    // Without storage, the workbench still works.
  }
}

/** Validates a stored history. Leaves out values that a build would reject, and reports those of the current step. */
export function historyFrom(stored: Readonly<Record<string, unknown>>): { history: History; refused: string[] } {
  const problems = new Map<string, string>();
  const take = (given: unknown) => takeEdits(asRecord(given) ?? {}, entries, theme, problems);
  const steps = (given: unknown) =>
    Array.isArray(given) ? given.slice(0, keptSteps).map((each) => take(each).edits) : [];
  const { edits, refused } = take(stored.now);
  return { history: { past: steps(stored.past), now: edits, future: steps(stored.future) }, refused };
}

interface History {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
  /** Key and time of the last change. The key joins the keys of the changed tokens, or is a name such as "reset". */
  last?: { key: string; at: number } | undefined;
}

const maxSteps = 200;
/** Maximum milliseconds between two values of one step: dragging a slider is a single step. */
const pause = 2_000;

export const noHistory: History = { past: [], now: {}, future: [] };

/**
 * Returns the history with a new step and without undone ones. Quick successive changes to the same tokens count as one
 * step.
 */
export function step({ past, now, last }: History, edits: Edits, touch: NonNullable<History["last"]>): History {
  const goesOn = last?.key === touch.key && touch.at - last.at < pause;
  return { past: goesOn ? past : [...past, now].slice(-maxSteps), now: edits, future: [], last: touch };
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

export const entries = everyEntry(tokenFiles);
export const savedTheme = liveTheme(tokenFiles, resolver, {});
const theme = { files: tokenFiles, resolver };

export interface Workbench {
  history: History;
  edits: Edits;
  /** The theme with the edits applied. */
  live: LiveTheme;
  problems: readonly string[];
  /** The last change, if the theme refused it. */
  refused: { key: string; reason: string } | undefined;
  change: (...changes: readonly Change[]) => void;
  /** Accepts external values on top of the current edits. Returns the number of accepted values. */
  take: (given: Readonly<Record<string, unknown>>) => number;
  reset: () => void;
  undo: () => void;
  redo: () => void;
}

/** Manages the workbench's state. It starts from the URL's edits, else from those saved on this device. */
export function useWorkbench(): Workbench {
  const [history, setHistory] = useState<History>(noHistory);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Workbench["refused"]>();
  const edits = history.now;

  useEffect(() => {
    const shared = editsIn(location.hash);
    // Undo returns from the shared edits to the saved theme.
    const stored = shared ? { past: [{}], now: shared } : readHistory();
    if (!stored) return;
    const { history, refused } = historyFrom(stored);
    setHistory(history);
    setProblems(refused);
  }, []);

  const live = useMemo(() => liveTheme(tokenFiles, resolver, edits), [edits]);

  const move = (next: History) => {
    setHistory(next);
    setProblems([]);
    setRefused(undefined);
    writeHistory(next);
  };

  return {
    history,
    edits,
    live,
    problems,
    refused,
    change(...changes) {
      const next = changes.reduce<Edits>((all, [entry, value]) => withEdit(all, entry, value), edits);
      const key = changes.map(([entry]) => keyOf(entry)).join();
      try {
        liveTheme(tokenFiles, resolver, next);
      } catch (error) {
        setRefused({ key, reason: error instanceof Error ? error.message : String(error) });
        return;
      }
      move(step(history, next, { key, at: Date.now() }));
    },
    take(given) {
      const { edits: taken, refused } = takeEdits(given, entries, theme);
      move(step(history, { ...edits, ...taken }, { key: "import", at: Date.now() }));
      setProblems(refused);
      return Object.keys(taken).length;
    },
    reset: () => move(step(history, {}, { key: "reset", at: Date.now() })),
    undo: () => move(undo(history)),
    redo: () => move(redo(history)),
  };
}

export function addressOf(edits: Edits): string | undefined {
  const hash = hashOf(edits);
  return hash === undefined ? undefined : `${location.origin}${location.pathname}${hash}`;
}
