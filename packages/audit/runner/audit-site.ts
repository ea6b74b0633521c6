import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Audit, type Checked, isDemanded } from "../core/audit.ts";
import { checks, fileChecks, setupDigest, uncheckedCriteria } from "../core/checks.ts";
import { criteria } from "../core/criteria.ts";
import { type Excuse, unneeded } from "../core/excuses.ts";
import { idOf, merge } from "../core/merge.ts";
import type { AuditSetup, ServedSite } from "../core/setup.ts";
import { totalsOf } from "../core/severity.ts";
import { takePicture } from "../reports/pictures.ts";
import type { Options } from "./command-line.ts";
import { beginJournal, type PageLoadResult, type RunHead, resumeJournal } from "./journal.ts";
import { inWords, narrow } from "./narrow.ts";
import { pagesAt } from "./pages.ts";
import {
  gatePageLoads,
  type PageStates,
  type PlannedPageLoad,
  placeKey,
  planPageLoads,
  type Represented,
  representedPages,
} from "./plan.ts";
import type { Checkers } from "./run-checks.ts";
import { loadAllPages } from "./scan.ts";
import { launchBrowser } from "./tabs.ts";

/** Returns the project's commit, with `+` if files have changed since. `null` outside its repository. */
export function currentCommit(): string | null {
  try {
    const commit = git("rev-parse", "HEAD").trim();
    return git("status", "--porcelain").trim() === "" ? commit : `${commit}+`;
  } catch {
    return null;
  }
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

const packages: Readonly<Record<string, string>> = {
  axe: "axe-core",
  "axe-measures": "axe-core",
  "equal-access": "accessibility-checker-engine",
  alfa: "@siteimprove/alfa-rules",
  "html-validate": "html-validate",
};

export function versions(names: readonly string[], browser: string): Record<string, string> {
  const engines = names.flatMap((name) => packages[name] ?? []);
  return {
    ...Object.fromEntries(engines.map((engine) => [engine, installedVersion(engine)])),
    Chromium: browser,
    Playwright: installedVersion("@playwright/test"),
    Node: process.versions.node,
  };
}

function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  return String(version);
}

interface Run {
  setup: AuditSetup;
  head: RunHead;
  results: readonly PageLoadResult[];
  browser: string;
  represented: readonly Represented[];
  isSample: boolean;
}

function makeAudit({ setup, head, results, browser, represented, isSample }: Run): Audit {
  const { site, accepted, howToTest, notChecked, sampleOf } = setup;
  const findings = merge(seenIn(results), accepted);
  const pages = [...new Set(results.map(({ page }) => page))];
  const checked = checkedBy(results, head.commit);
  return {
    format: 3,
    site,
    ...head,
    endedAt: new Date().toISOString(),
    versions: versions(
      checked.map(({ name }) => name),
      browser,
    ),
    scans: results.map(({ checks: times, seen: _seen, pictures: _pictures, ...scan }) => ({
      ...scan,
      checks: Object.keys(times),
    })),
    checked,
    findings,
    pictures: results.flatMap(({ pictures }) => pictures),
    totals: totalsOf(findings),
    notChecked: gapsOf(head, notChecked, represented),
    howToTest,
    ...(isSample ? { isSample } : {}),
    sample: sampleOf(pages, head.commit ?? ""),
  };
}

export function seenIn(results: readonly PageLoadResult[]) {
  return results.flatMap(({ page, state, mode, width, seen }) =>
    seen.map((one) => ({ ...one, place: { page, state, mode, width } })),
  );
}

const asServedRuns = { because: "This check reads every page as served, before scripts run." };

function checkedBy(results: readonly PageLoadResult[], commit: string | null): Checked[] {
  return [...checks, ...fileChecks]
    .map((check) => ({ ...check, ...("runs" in check ? check.runs : asServedRuns) }))
    .map(({ name, purpose, criteria, because }) => ({
      name,
      purpose,
      criteria,
      because,
      scans: results.filter(({ checks }) => name in checks).length,
      // The version of the project's own checks is the commit.
      version: packages[name] ? installedVersion(packages[name]) : (commit ?? "unknown"),
    }))
    .filter(({ scans }) => scans > 0);
}

function gapsOf(
  { narrowedTo, isOwnBuild }: RunHead,
  notChecked: readonly string[],
  represented: readonly Represented[],
): string[] {
  const open = uncheckedCriteria().map((number) => `${number} ${criteria[number].title}`);
  return [
    ...(narrowedTo ? [`Everything outside the options of this run: ${narrowedTo}.`] : []),
    ...notChecked,
    ...represented.filter(({ others }) => others.length > 0).map(representation),
    ...(isOwnBuild ? [] : ["Responses to forms: the audit sends no data to a deployment."]),
    ...(open.length > 0 ? [`Criteria that no check covers: ${open.join(", ")}. A person must check them.`] : []),
  ];
}

/** Names the page that represents others, so that a reader can check whether their differences matter. */
export function representation({ page, others }: Represented): string {
  return `All environments and states of pages that one template makes: ${page} represents ${others.join(", ")}. On those, only checks that read the page run, each in one environment.`;
}

/** Returns a function that takes one screenshot of each A or AA finding, including those to review. */
function picturesIn(folder: string): Checkers["picture"] {
  const taken = new Set<string>();
  return async (tab, found, place) => {
    const finding = idOf(found, place.page);
    if (taken.has(finding) || !isDemanded(found)) return null;
    taken.add(finding);
    return takePicture(tab, found, { finding, folder, place });
  };
}

/** Returns the folder of the reports. The gate and narrowed runs don't overwrite the last full report. */
export function reportFolder({ folder }: AuditSetup, options: Options): string {
  if (options.gate) return join(folder, "gate");
  return narrowedTo(options) ? join(folder, "narrowed") : folder;
}

/** Returns the options that narrow the run, or `null` for a full run. */
function narrowedTo(options: Options): string | null {
  const words = [options.gate && "--gate", inWords(options)].filter(Boolean);
  return words.length > 0 ? words.join(" ") : null;
}

/** True if only `--page` narrows the run: to whole pages, in all their states and environments, by all checks. */
function isSample({ gate, page, ...others }: Options): boolean {
  return !gate && page !== undefined && inWords(others) === null;
}

interface Audited {
  audit: Audit;
  /** Accepted findings that matched nothing. Empty for a narrowed run, which can't tell. */
  unneeded: Excuse[];
}

/**
 * Audits the site, which it serves unless `--url` names a running one. Throws if the selection is empty or the site
 * does not respond.
 */
export function auditSite(setup: AuditSetup, options: Options): Promise<Audited> {
  return onSite(setup, options, (origin) => auditServed(setup, origin, options));
}

/** Returns the scans that `auditSite` would run. Throws the same errors. */
export function planSite(setup: AuditSetup, options: Options): Promise<PlannedPageLoad[]> {
  return onSite(setup, options, async (origin) => plan(setup, await pagesToAudit(setup, origin, options), options));
}

async function onSite<Result>(
  { serve }: AuditSetup,
  { url }: Options,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site: ServedSite = url ? { origin: url, stop: async () => {} } : await serve();
  try {
    return await use(site.origin);
  } finally {
    await site.stop();
  }
}

/**
 * Returns the usual number of browsers: more than there are cores, because checks often wait for frames, keys, and
 * reactions of the page. Each browser has one page, so that no page loses the focus to another.
 */
function usualWorkers(): number {
  return 2 * availableParallelism() + 1;
}

async function auditServed(setup: AuditSetup, origin: string, options: Options): Promise<Audited> {
  const isOwnBuild = options.url === undefined;
  const pages = await pagesToAudit(setup, origin, options);
  const planned = plan(setup, pages, options);
  const folder = reportFolder(setup, options);
  const browser = await setup.findBrowser();
  const head = {
    origin,
    isOwnBuild,
    commit: setup.commit(),
    policy: setupDigest(setup),
    narrowedTo: narrowedTo(options),
    startedAt: new Date().toISOString(),
  };
  const begin = options.resume ? resumeJournal : beginJournal;
  const journal = begin(join(folder, "journal.jsonl"), head);
  const done = new Set(journal.earlier.map(placeKey));
  const fresh = await loadAllPages(
    planned.filter((scan) => !done.has(placeKey(scan))),
    origin,
    {
      workers: options.workers ?? usualWorkers(),
      launch: () => launchBrowser(browser),
      isOurs: isOwnBuild,
      pace: setup.pace ?? 0,
      opening: setup.opening,
      keep: journal.keep,
      picture: picturesIn(folder),
    },
  );
  const results = [...journal.earlier, ...fresh.results];
  return {
    audit: makeAudit({
      setup,
      head: journal.head,
      results,
      browser: fresh.browser,
      represented: representedPages(pages),
      isSample: isSample(options),
    }),
    unneeded: head.narrowedTo === null ? unneeded(setup.accepted, seenIn(results)) : [],
  };
}

/** Returns every page. With `--page`, each page represents only itself, so that the audit covers all of it. */
async function pagesToAudit(setup: AuditSetup, origin: string, options: Options): Promise<PageStates[]> {
  const pages = await pagesAt(setup, origin, { hasIntake: options.url === undefined });
  return options.page ? pages.map((page) => ({ ...page, template: undefined })) : pages;
}

function plan({ gate }: AuditSetup, pages: readonly PageStates[], options: Options): PlannedPageLoad[] {
  const all = options.gate ? gatePageLoads(pages, gate, checks, fileChecks) : planPageLoads(pages, checks, fileChecks);
  return narrow(all, options);
}

export function lastFullAudit({ folder }: AuditSetup): Audit | null {
  const file = join(folder, "report.json");
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
