import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Picture } from "../audit.ts";
import type { Seen } from "../excuse.ts";
import type { Place } from "../finding.ts";

/** What came of one visit. */
export interface VisitResult extends Place {
  seconds: number;
  /** Names of the checks that looked, each with the milliseconds it took. */
  checks: Record<string, number>;
  seen: Omit<Seen, "place">[];
  /** Of elements that were found here first. */
  pictures: Picture[];
  /** Why it could not be looked at to its end. */
  error?: string;
}

/** What two runs have to share for one to go on from the other. */
export interface RunHead {
  /** Of a build of its own the port may be another. */
  origin: string;
  isOwnBuild: boolean;
  commit: string | null;
  policy: string;
  narrowedTo: string | null;
  /** ISO 8601. */
  startedAt: string;
}

/** The results of a run, kept as they come: a line each, so that an interrupted run can go on. */
export interface Journal {
  head: RunHead;
  /** What an earlier run had, without what failed in it. */
  earlier: readonly VisitResult[];
  keep(result: VisitResult): void;
}

/** Begins a run’s journal in `file`. */
export function beginJournal(file: string, head: RunHead): Journal {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(head)}\n`);
  return { head, earlier: [], keep: (result) => appendFileSync(file, `${JSON.stringify(result)}\n`) };
}

/** Goes on with the journal in `file`. Throws a sentence where there is none, or where it is of another run. */
export function resumeJournal(file: string, head: RunHead): Journal {
  if (!existsSync(file)) throw new Error("there is no run to go on with; leave --resume out");
  const [first, ...results] = readLines(file);
  const before = first as RunHead | undefined;
  if (!before) throw new Error("the run to go on with has no beginning; leave --resume out");
  const differs = (["site", "commit", "policy", "narrowedTo"] as const).find(
    (key) => meant(before)[key] !== meant(head)[key],
  );
  if (differs)
    throw new Error(`the run to go on with had another ${differs}: '${meant(before)[differs]}'; leave --resume out`);
  const earlier = (results as VisitResult[]).filter(({ error }) => error === undefined);
  const journal = beginJournal(file, { ...head, startedAt: before.startedAt });
  for (const result of earlier) journal.keep(result);
  return { ...journal, earlier };
}

function meant({ origin, isOwnBuild, commit, policy, narrowedTo }: RunHead) {
  return { site: isOwnBuild ? "a build of its own" : origin, commit, policy, narrowedTo };
}

/** What ends in the middle of a line was being written when its run was interrupted. */
function readLines(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
