import { useEffect, useMemo, useState } from "react";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { type Edits, keyOf, withEdit } from "./edits.ts";
import { type History, noHistory, redo, step, undo } from "./history.ts";
import { type LiveTheme, liveTheme } from "./live-theme.ts";
import type { Change } from "./ramp-edits.ts";
import { editsIn, hashOf } from "./share.ts";
import { readEdits, writeEdits } from "./stored-edits.ts";
import { takeEdits } from "./take-edits.ts";
import { everyEntry } from "./token-entry.ts";

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
