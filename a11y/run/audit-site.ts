import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Excuse, excuses, unneeded } from "../accepted-findings.ts";
import type { Audit } from "../audit.ts";
import type { Options } from "../command-line.ts";
import { checks, fileChecks, gate, policyDigest } from "../policy.ts";
import { currentCommit } from "./commit.ts";
import { gateVisits } from "./gate-visits.ts";
import { beginJournal, resumeJournal } from "./journal.ts";
import { makeAudit, seenIn } from "./make-audit.ts";
import { inWords, NothingTouched, narrow } from "./narrow.ts";
import { pagesAt } from "./pages.ts";
import { picturesIn } from "./picture-findings.ts";
import { type PlannedVisit, placeKey, planVisits } from "./plan-visits.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";
import { touchedPages } from "./touched-pages.ts";
import { visitAll } from "./visit-all.ts";

/** Returns the folder of the reports. The gate and narrowed runs don't overwrite the last full report. */
export function reportFolder(options: Options): string {
  if (options.gate) return "a11y/report/gate";
  return isNarrowed(options) ? "a11y/report/narrowed" : "a11y/report";
}

function isNarrowed(options: Options): boolean {
  return narrowedTo(options) !== null;
}

/** Returns the options that narrow the run, or `null` for a full run. */
function narrowedTo(options: Options): string | null {
  const words = [options.gate && "--gate", options.changed && "--changed", inWords(options)].filter(Boolean);
  return words.length > 0 ? words.join(" ") : null;
}

export interface Audited {
  audit: Audit;
  /** Excuses that matched nothing. Empty for a narrowed run, which can't tell. */
  unneeded: Excuse[];
}

/**
 * Serves the site and audits it. Throws `NothingTouched`, or an error if the selection is empty or the site does not
 * respond.
 */
export async function auditSite(options: Options): Promise<Audited> {
  const site: ServedSite = options.url ? { origin: options.url, stop: async () => {} } : await serveSite();
  try {
    return await auditServed(site.origin, options);
  } finally {
    await site.stop();
  }
}

async function auditServed(origin: string, options: Options): Promise<Audited> {
  const isOwnBuild = options.url === undefined;
  const planned = await plan(origin, isOwnBuild, options);
  const folder = reportFolder(options);
  const head = {
    origin,
    isOwnBuild,
    commit: currentCommit(),
    policy: policyDigest(),
    narrowedTo: narrowedTo(options),
    startedAt: new Date().toISOString(),
  };
  const begin = options.resume ? resumeJournal : beginJournal;
  const journal = begin(join(folder, "journal.jsonl"), head);
  const done = new Set(journal.earlier.map(placeKey));
  const fresh = await visitAll(
    planned.filter((visit) => !done.has(placeKey(visit))),
    origin,
    {
      workers: options.workers ?? availableParallelism() + 1,
      isOurs: isOwnBuild,
      keep: journal.keep,
      picture: picturesIn(folder),
    },
  );
  const results = [...journal.earlier, ...fresh.results];
  const { head: begun } = journal;
  return {
    audit: makeAudit({ head: begun, results, browser: fresh.browser, previous: previousIn(folder) }),
    unneeded: head.narrowedTo === null ? unneeded(excuses, seenIn(results)) : [],
  };
}

async function plan(origin: string, hasIntake: boolean, options: Options): Promise<PlannedVisit[]> {
  const pages = await pagesAt(origin, { hasIntake });
  const all = options.gate ? gateVisits(pages, gate, checks, fileChecks) : planVisits(pages, checks, fileChecks);
  const asked = narrow(all, options);
  if (!options.changed) return asked;
  const touched = touchedPages();
  const left = asked.filter(({ page }) => touched.has(page));
  if (left.length > 0) return left;
  throw new NothingTouched("no change since the branch left main can touch a page that is asked for");
}

/** Returns the previous audit, or `null` if its report is missing or unreadable. */
function previousIn(folder: string): Audit["previous"] {
  const file = join(folder, "report.json");
  if (!existsSync(file)) return null;
  try {
    const { endedAt, totals }: Audit = JSON.parse(readFileSync(file, "utf8"));
    return { endedAt, totals };
  } catch {
    return null;
  }
}
