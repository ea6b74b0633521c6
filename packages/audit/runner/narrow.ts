import { matchesGlob } from "node:path";
import type { PlannedPageLoad } from "./plan.ts";

const kinds = ["page", "state", "mode", "width", "engine"] as const;

type Kind = (typeof kinds)[number];

/**
 * Filters from the command line. Values of one option are alternatives, and all options must match. Pages and states
 * can have `*` as a wildcard.
 */
export type Narrowing = Partial<Record<Kind, readonly string[]>>;

const maxListed = 8;

/**
 * Filters the planned scans. Throws if a value is unknown or if nothing matches all filters. The error lists valid
 * values.
 */
export function narrow(all: readonly PlannedPageLoad[], narrowing: Narrowing): PlannedPageLoad[] {
  for (const kind of kinds) for (const wanted of narrowing[kind] ?? []) expectSome(all, kind, wanted);
  const left = meant(all, narrowing);
  if (left.length > 0 || all.length === 0) return left;
  const instead = kinds.filter((kind) => narrowing[kind]).flatMap((kind) => insteadOf(all, narrowing, kind));
  throw new Error([`no page load matches all of these options: ${inWords(narrowing)}`, ...instead].join("\n"));
}

/** Suggests values for one option that match the other filters, in one line. Empty if there are none. */
function insteadOf(all: readonly PlannedPageLoad[], narrowing: Narrowing, kind: Kind): string[] {
  const values = valuesOf(meant(all, { ...narrowing, [kind]: undefined }), kind);
  if (values.length === 0) return [];
  const shown = values.slice(0, maxListed).map(quoted).join(", ");
  const more = values.length > maxListed ? ` and ${values.length - maxListed} more` : "";
  return [`  instead of ${inWords({ [kind]: narrowing[kind] })}, use ${shown}${more}`];
}

function meant(all: readonly PlannedPageLoad[], narrowing: Narrowing): PlannedPageLoad[] {
  return all
    .filter((scan) => kinds.every((kind) => kind === "engine" || isMeant(narrowing[kind], String(scan[kind]))))
    .map((scan) => ({ ...scan, checks: scan.checks.filter((check) => isMeant(narrowing.engine, check)) }))
    .filter(({ checks }) => checks.length > 0);
}

/** Formats the filters as command-line options, or returns `null` if there are none. */
export function inWords(narrowing: Narrowing): string | null {
  const words = kinds.flatMap((kind) => (narrowing[kind] ?? []).map((value) => `--${kind} ${quoted(value)}`));
  return words.length > 0 ? words.join(" ") : null;
}

function expectSome(all: readonly PlannedPageLoad[], kind: Kind, wanted: string): void {
  const there = valuesOf(all, kind);
  if (there.some((value) => isMeant([wanted], value))) return;
  throw new Error(`no ${kind} matches '${wanted}'; choose from:\n${there.map((value) => `  ${value}`).join("\n")}`);
}

function valuesOf(scans: readonly PlannedPageLoad[], kind: Kind): string[] {
  return [...new Set(scans.flatMap((scan) => (kind === "engine" ? scan.checks : [String(scan[kind])])))];
}

function isMeant(wanted: readonly string[] | undefined, value: string): boolean {
  return !wanted || wanted.some((one) => one === value || (one.includes("*") && matchesGlob(value, one)));
}

function quoted(word: string): string {
  return /[\s*']/.test(word) ? JSON.stringify(word) : word;
}
