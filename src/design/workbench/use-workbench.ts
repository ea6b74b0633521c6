import { useEffect, useMemo, useState } from "react";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { type Change, type Edits, keyOf, type LiveTheme, liveTheme, takeEdits, withEdit } from "./edits.ts";
import { asRecord, editsIn, hashOf } from "./share.ts";
import { everyEntry } from "./token-entry.ts";

const key = "design-workbench";
/** Maximum length in characters: more than any theme's edits. */
const longest = 200_000;

/** Returns this device's unvalidated edits, or undefined if there are none or storage is denied. */
function readEdits(): Record<string, unknown> | undefined {
  try {
    const text = localStorage.getItem(key);
    return text && text.length <= longest ? asRecord(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the edits on this device. If storage is denied, they last until the visitor leaves the page. */
function writeEdits(edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // Without storage, the workbench still works.
  }
}

interface History {
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

export const entries = everyEntry(tokenFiles);
export const savedTheme = liveTheme(tokenFiles, resolver, {});
const theme = { files: tokenFiles, resolver };

export interface Workbench {
  history: History;
  edits: Edits;
  /** The theme with the edits applied, from the last edit that could be read. */
  live: LiveTheme;
  problems: readonly string[];
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
  const edits = history.now;

  useEffect(() => {
    const given = editsIn(location.hash) ?? readEdits();
    if (!given) return;
    const { edits: taken, refused } = takeEdits(given, entries, theme);
    setHistory({ ...noHistory, now: taken });
    setProblems(refused);
  }, []);

  const live = useMemo(() => liveTheme(tokenFiles, resolver, edits), [edits]);

  const move = (next: History) => {
    setHistory(next);
    setProblems([]);
    writeEdits(next.now);
  };

  return {
    history,
    edits,
    live,
    problems,
    change(...changes) {
      const next = changes.reduce<Edits>((all, [entry, value]) => withEdit(all, entry, value), edits);
      try {
        liveTheme(tokenFiles, resolver, next);
      } catch (error) {
        setProblems([error instanceof Error ? error.message : String(error)]);
        return;
      }
      move(step(history, next, { key: changes.map(([entry]) => keyOf(entry)).join(), at: Date.now() }));
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
