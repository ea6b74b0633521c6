import { excuses } from "../accepted-findings.ts";
import type { Audit, Looked } from "../audit.ts";
import { criteria } from "../criteria.ts";
import { merge } from "../merge.ts";
import { checks, fileChecks, notChecked, uncheckedCriteria } from "../policy.ts";
import type { RunHead, VisitResult } from "./journal.ts";
import { totalsOf } from "./totals.ts";
import { versionOf, versions } from "./versions.ts";

interface Run {
  head: RunHead;
  results: readonly VisitResult[];
  /** Version of the browser. */
  browser: string;
  previous: Audit["previous"];
}

/** Builds the audit that all reports are written from. */
export function makeAudit({ head, results, browser, previous }: Run): Audit {
  const findings = merge(seenIn(results), excuses);
  const looked = lookedBy(results, head.commit);
  return {
    format: 1,
    ...head,
    endedAt: new Date().toISOString(),
    versions: versions(
      looked.map(({ name }) => name),
      browser,
    ),
    visits: results.map(({ checks: times, seen: _seen, pictures: _pictures, ...visit }) => ({
      ...visit,
      checks: Object.keys(times),
    })),
    looked,
    findings,
    pictures: results.flatMap(({ pictures }) => pictures),
    totals: totalsOf(findings),
    previous,
    notChecked: [...(head.narrowedTo ? [narrowedWords(head.narrowedTo)] : []), ...notChecked, ...gaps(head.isOwnBuild)],
  };
}

export function seenIn(results: readonly VisitResult[]) {
  return results.flatMap(({ page, state, mode, width, seen }) =>
    seen.map((one) => ({ ...one, place: { page, state, mode, width } })),
  );
}

function lookedBy(results: readonly VisitResult[], commit: string | null): Looked[] {
  const every = [
    ...checks.map((check) => ({ ...check, because: check.runs.because })),
    ...fileChecks.map((check) => ({ ...check, because: "Every page as it is served, before any script has run." })),
  ];
  return every
    .map(({ name, looksFor, criteria, because }) => ({
      name,
      looksFor,
      criteria,
      because,
      visits: results.filter(({ checks }) => name in checks).length,
      version: versionOf(name, commit),
    }))
    .filter(({ visits }) => visits > 0);
}

function narrowedWords(narrowedTo: string): string {
  return `All but what this run was narrowed to: ${narrowedTo}.`;
}

function gaps(hasIntake: boolean): string[] {
  const open = uncheckedCriteria().map((number) => `${number} ${criteria[number].title}`);
  return [
    ...(hasIntake ? [] : ["What the intake answers where no script sends a form: no form is sent to somebody’s site."]),
    ...(open.length > 0
      ? [`Criteria that no check finds failures of, for a person to look at: ${open.join(", ")}.`]
      : []),
  ];
}
