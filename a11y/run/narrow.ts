import { matchesGlob } from "node:path";
import type { PlannedVisit } from "./plan-visits.ts";

/** What a run is narrowed to, as it was typed: any of the values of each kind, all kinds together. */
export interface Narrowing {
  /** Paths, `*` for any part of one. */
  page?: readonly string[];
  state?: readonly string[];
  mode?: readonly string[];
  width?: readonly string[];
  /** Names of engines and checks. */
  engine?: readonly string[];
}

/** Nothing of what was asked for is there. Its message says what is. */
export class NothingMatches extends Error {
  override name = "NothingMatches";
}

/** Nothing that has changed can touch what was asked for, so that there is nothing to audit. */
export class NothingTouched extends Error {
  override name = "NothingTouched";
}

const kinds = ["page", "state", "mode", "width", "engine"] as const;

/** The visits that are meant. Throws `NothingMatches` where a value names nothing, or nothing is left of all together. */
export function narrow(all: readonly PlannedVisit[], narrowing: Narrowing): PlannedVisit[] {
  for (const kind of kinds) for (const wanted of narrowing[kind] ?? []) expectSome(all, kind, wanted);
  const left = all
    .filter((visit) => kinds.every((kind) => kind === "engine" || isMeant(narrowing[kind], String(visit[kind]))))
    .map((visit) => ({ ...visit, checks: visit.checks.filter((check) => isMeant(narrowing.engine, check)) }))
    .filter(({ checks }) => checks.length > 0);
  if (left.length > 0 || all.length === 0) return left;
  throw new NothingMatches(`nothing is looked at where all of this holds: ${inWords(narrowing)}; leave one out`);
}

/** As it could be typed again, or `null` where nothing is left out. */
export function inWords(narrowing: Narrowing): string | null {
  const words = kinds.flatMap((kind) => (narrowing[kind] ?? []).map((value) => `--${kind} ${quoted(value)}`));
  return words.length > 0 ? words.join(" ") : null;
}

function expectSome(all: readonly PlannedVisit[], kind: (typeof kinds)[number], wanted: string): void {
  const there = new Set(all.flatMap((visit) => (kind === "engine" ? visit.checks : [String(visit[kind])])));
  if ([...there].some((value) => isMeant([wanted], value))) return;
  throw new NothingMatches(
    `no ${kind} is '${wanted}'; there are:\n${[...there].map((value) => `  ${value}`).join("\n")}`,
  );
}

function isMeant(wanted: readonly string[] | undefined, value: string): boolean {
  return !wanted || wanted.some((one) => one === value || (one.includes("*") && matchesGlob(value, one)));
}

function quoted(word: string): string {
  return /[\s*']/.test(word) ? JSON.stringify(word) : word;
}
