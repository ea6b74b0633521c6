import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Audit, Picture, Place } from "../core/audit.ts";
import type { Seen } from "../core/excuses.ts";

export interface PageLoadResult extends Place {
  seconds: number;
  /** Names of the checks that ran, each with its duration in milliseconds. */
  checks: Record<string, number>;
  seen: Omit<Seen, "place">[];
  /** Screenshots of elements that were first found in this scan. */
  pictures: Picture[];
  error?: string;
}

/**
 * Values that must match for a run to resume another, except `startedAt`. The origin of the project's own build is
 * ignored, because its port can differ.
 */
export type RunHead = Pick<Audit, "origin" | "isOwnBuild" | "commit" | "policy" | "narrowedTo" | "startedAt">;

/** A run's results, one JSON line each. Written immediately, so that an interrupted run can resume. */
interface Journal {
  head: RunHead;
  /** Results of the interrupted run, without failed scans. */
  earlier: readonly PageLoadResult[];
  keep(result: PageLoadResult): void;
}

export function beginJournal(file: string, head: RunHead): Journal {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(head)}\n`);
  return { head, earlier: [], keep: (result) => appendFileSync(file, `${JSON.stringify(result)}\n`) };
}

/** Resumes the journal in `file`. Throws if there is none, or if it is empty or belongs to a different run. */
export function resumeJournal(file: string, head: RunHead): Journal {
  if (!existsSync(file)) throw new Error("there is no interrupted run; omit --resume");
  const [first, ...results] = readLines(file);
  const before = first as RunHead | undefined;
  if (!before) throw new Error("the journal of the interrupted run is empty; omit --resume");
  const differs = (["site", "commit", "policy", "narrowedTo"] as const).find(
    (key) => meant(before)[key] !== meant(head)[key],
  );
  if (differs)
    throw new Error(`the interrupted run had a different ${differs}: '${meant(before)[differs]}'; omit --resume`);
  const earlier = (results as PageLoadResult[]).filter(({ error }) => error === undefined);
  const journal = beginJournal(file, { ...head, startedAt: before.startedAt });
  for (const result of earlier) journal.keep(result);
  return { ...journal, earlier };
}

function meant({ origin, isOwnBuild, commit, policy, narrowedTo }: RunHead) {
  return { site: isOwnBuild ? "the local build" : origin, commit, policy, narrowedTo };
}

/** Parses the lines of a journal. Drops an incomplete last line, which the interruption cut off. */
function readLines(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/** SQLite's error code for a locked database (https://www.sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Locks `folder` against other runs until the lock is disposed or this process ends. Creates the folder if needed.
 *
 * SQLite uses an operating system lock, which is released even after a crash. Throws if another run has the lock.
 */
export function lockFolder(folder: string): Disposable {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, ".lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`another audit is writing to ${folder}; wait until it ends, or stop it`, { cause: error });
  }
  return lock;
}
