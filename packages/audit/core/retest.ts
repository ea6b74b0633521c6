import { createHash } from "node:crypto";
import { existsSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, matchesGlob, resolve } from "node:path";
import { json, readAudit } from "../reports/json.ts";
import { readFrom } from "../reports/signature.ts";
import { htmlOf } from "../runner/pages.ts";
import type { Audit, Earlier, Finding, Retest } from "./audit.ts";
import { isOpen, pagesOf } from "./issues.ts";
import { type Manual, manualCriteria, readManual } from "./manual.ts";
import { severityOf } from "./severity.ts";
import { count, list, momentOf } from "./words.ts";

interface EarlierAudit {
  audit: Audit;
  /** The checklist next to the report, if there is one. */
  manual: Manual | null;
  folder: string;
}

/** Reads an earlier report and its checklist. Throws an `Error` with the file and the mistake. */
export function readEarlier(path: string): EarlierAudit {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "report.json") : path;
  if (!existsSync(file)) throw new Error(`${file} is missing; give --against the report.json of an earlier audit`);
  const folder = dirname(resolve(file));
  const beside = join(folder, "manual.json");
  return {
    audit: readFrom(file, readAudit),
    manual: existsSync(beside) ? readFrom(beside, readManual) : null,
    folder,
  };
}

/**
 * Returns a hash of each page, to tell if it has changed: the HTML as served, without the hashes in the names of files.
 * A change of a script alone therefore changes no hash. A narrowed audit hashes all pages, too.
 */
export async function hashPages(paths: readonly string[], { origin, scans }: Audit): Promise<Record<string, string>> {
  const pages = [...new Set([...paths, ...scans.map(({ page }) => page)])];
  const pairs = pages.map(async (page) => [page, hashOf(await htmlOf(origin, page))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

export function hashOf(html: string): string {
  const named = html.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|svg|png|jpg|webp|avif)\b)/g, "");
  return createHash("sha256").update(named).digest("hex").slice(0, 16);
}

/**
 * Compares the failures and reviews at A and AA of two audits, by their ids. Also lists the pages that have changed.
 */
export function compare(earlier: Audit, audit: Audit): Retest {
  const [before, now] = [earlier, audit].map(({ findings }) =>
    findings.filter((finding) => ["failures", "needsReview"].includes(severityOf(finding))),
  ) as [Finding[], Finding[]];
  const ids = new Set(now.flatMap(({ id, consequences = [] }) => [id, ...consequences.map((one) => one.id)]));
  const known = new Set(before.map(({ id }) => id));
  const gone = before
    .filter(({ id }) => !ids.has(id))
    .map((finding) => ({ finding, isFixed: wasChecked(audit, finding) }));
  const of = (isFixed: boolean) =>
    gone.filter((each) => each.isFixed === isFixed).map(({ finding }) => earlierOf(finding));
  return {
    endedAt: earlier.endedAt,
    commit: earlier.commit,
    new: now.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    open: now.flatMap(({ id }) => (known.has(id) ? [id] : [])),
    fixed: of(true),
    unchecked: of(false),
    changedPages: Object.keys({ ...earlier.pageHashes, ...audit.pageHashes }).filter(
      (page) => earlier.pageHashes?.[page] !== audit.pageHashes?.[page],
    ),
  };
}

function wasChecked({ scans }: Audit, { places, foundBy }: Finding): boolean {
  return scans.some(
    ({ page, state, checks, error }) =>
      error === undefined &&
      checks.some((name) => foundBy.includes(name)) &&
      places.some((place) => place.page === page && place.state === state),
  );
}

export function earlierOf({ id, criteria, message, places }: Finding): Earlier {
  return { id, criteria, message, page: places[0]?.page ?? "" };
}

/**
 * Returns the earlier checklist for a new audit, unsigned. Answers remain if none of the pages that their steps name
 * has changed. All issues remain. Open ones on changed pages are to be checked again.
 */
export function carryOver(manual: Manual, { commit, endedAt, howToTest }: Audit, { changedPages }: Retest): Manual {
  const isUnchanged = (patterns: readonly string[]) =>
    !changedPages.some(
      (page) => patterns.length === 0 || patterns.some((one) => one === page || matchesGlob(page, one)),
    );
  const kept = manualCriteria.filter((number) => manual.answers[number] && isUnchanged(howToTest[number].pages));
  return {
    ...manual,
    date: "",
    audited: { commit, endedAt },
    answers: Object.fromEntries(kept.map((number) => [number, manual.answers[number]])),
    issues: manual.issues.map((issue) =>
      isOpen(issue) && !isUnchanged(pagesOf(issue)) ? { ...issue, status: "to check again" } : issue,
    ),
  };
}

export function writeCarried(earlier: EarlierAudit, audit: Audit, folder: string): string {
  const { manual } = earlier;
  if (!manual || !audit.against) return "No checklist is beside the earlier report.";
  const file = join(folder, "manual.json");
  const isOwn = earlier.folder === resolve(folder);
  if (existsSync(file) && !isOwn) return `${file} exists, so the earlier checklist is not carried over.`;
  const carried = carryOver(manual, audit, audit.against);
  if (isOwn) renameSync(file, join(folder, "earlier-manual.json"));
  writeFileSync(file, json(carried));
  const again = manualCriteria.filter((number) => manual.answers[number] && !carried.answers[number]);
  const doubtful = carried.issues.filter(({ status }) => status === "to check again").map(({ id }) => id);
  return [
    `Carried over to ${file}, unsigned: ${count(Object.keys(carried.answers).length, "answer")}, ${count(carried.issues.length, "issue")}.`,
    ...(doubtful.length > 0 ? [`Check again, because pages changed: ${doubtful.join(", ")}.`] : []),
    ...(again.length > 0 ? [`Answer again, because pages changed: ${again.join(", ")}.`] : []),
  ].join(" ");
}

export function printRetest(retest: Retest, findings: readonly Finding[]): string {
  const nameOf = (id: string) => findings.find((finding) => finding.id === id);
  const lines = (title: string, all: readonly Earlier[]) =>
    all.map(({ id, criteria, page, message }) => `${title} ${id}  ${criteria.join(", ")} ${page}: ${message}`);
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? []).map(earlierOf);
  return [
    `Compared with the audit of ${momentOf(retest.endedAt)}: ${retestCounts(retest)}.`,
    ...lines("New  ", named(retest.new)),
    ...lines("Open ", named(retest.open)),
    ...lines("Fixed", retest.fixed),
    ...lines("Not checked again", retest.unchecked),
  ].join("\n");
}

/** Describes a comparison, e.g. `1 new, 2 still open, 3 fixed, and 0 not checked again`. */
export function retestCounts({ new: added, open, fixed, unchecked }: Retest): string {
  return list([
    `${added.length} new`,
    `${open.length} still open`,
    `${fixed.length} fixed`,
    `${unchecked.length} not checked again`,
  ]);
}
