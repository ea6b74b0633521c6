import type { Audit } from "../core/audit.ts";
import { groupBy } from "../core/group-by.ts";
import type { PublishedAudit } from "../core/setup.ts";
import { severityOf } from "../core/severity.ts";
import { count, dayOf, duration, stateInWords } from "../core/words.ts";
import { coverageOf, secondsOf } from "./audit-figures.ts";
import { type PlannedPageLoad, placeKey } from "./plan.ts";

/** Minimum progress before an estimate. The first few scans are not typical. */
const enough = { scans: 50, share: 0.05 };

/** Estimates the remaining seconds. Returns undefined if too little is done. */
export function secondsLeft(done: number, total: number, seconds: number): number | undefined {
  if (done === 0 || (done < enough.scans && done < total * enough.share)) return;
  return (seconds / done) * (total - done);
}

interface Progress {
  step(words: string): void;
  end(): void;
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Time in milliseconds between two lines in a log. */
const logInterval = 30_000;

/** Updates one line on a terminal. In a log, writes a line every 30 seconds, even while a long page load runs. */
export function showProgress(total: number, output: Output = process.stderr, now: () => number = Date.now): Progress {
  const begun = now();
  let done = 0;
  let latest = "";
  const line = (words: string) => {
    const left = secondsLeft(done, total, (now() - begun) / 1000);
    return `${done} of ${count(total, "page load")}${left === undefined ? "" : `, about ${duration(left)} left`}  ${words}`;
  };
  const log = output.isTTY ? undefined : setInterval(() => output.write(`${line(latest)}\n`), logInterval);
  log?.unref();
  return {
    step(words) {
      done++;
      latest = words;
      if (output.isTTY) output.write(`\r\x1b[2K${line(words).slice(0, (output.columns ?? 80) - 1)}`);
    },
    end() {
      clearInterval(log);
      if (output.isTTY) output.write("\r\x1b[2K");
    },
  };
}

/**
 * Counts page loads with and without failures. A page load fails with an error, or with a certain finding at A or AA
 * that is not accepted.
 */
export function countPageLoads({ scans, findings }: Audit): { passed: number; failed: number } {
  const failures = findings.filter((finding) => severityOf(finding) === "failures");
  const failing = new Set(failures.flatMap(({ places }) => places.map(placeKey)));
  const failed = scans.filter((scan) => scan.error || failing.has(placeKey(scan))).length;
  return { passed: scans.length - failed, failed };
}

/**
 * Estimates the duration of a run in seconds from an earlier audit. A known scan takes as long as before. A new scan
 * takes the average time of a check for each of its checks.
 */
export function secondsFor(planned: readonly PlannedPageLoad[], earlier: Audit): number {
  const { scans } = earlier;
  const secondsAt = new Map(scans.map((scan) => [placeKey(scan), scan.seconds]));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const all = sum(scans.map(({ seconds }) => seconds));
  const perCheck = all / sum(scans.map(({ checks }) => checks.length));
  const seconds = sum(planned.map((one) => secondsAt.get(placeKey(one)) ?? perCheck * one.checks.length));
  // Scans run in parallel.
  return (seconds / all) * secondsOf(earlier);
}

/**
 * Lists the scans by check and by page, with an estimate of the time. The estimate comes from an earlier audit, or else
 * from the published audit. Without either, the time is unknown.
 */
export function listPlan(
  planned: readonly PlannedPageLoad[],
  earlier: Audit | null,
  published?: PublishedAudit,
): string {
  const { pages, states } = coverageOf(planned);
  const byCheck = groupBy(
    planned.flatMap(({ checks }) => checks),
    (name) => name,
  );
  const byPage = groupBy(planned, ({ page }) => page);
  const pageLoads = (scans: readonly unknown[]) => count(scans.length, "page load");
  return [
    `${pageLoads(planned)} of ${count(pages, "page")} in ${count(states, "state")}:`,
    ...byCheck.map((scans) => `  ${scans[0]}: ${pageLoads(scans)}`),
    "By page:",
    ...byPage.map((scans) => `  ${scans[0]?.page}: ${pageLoads(scans)} in ${count(coverageOf(scans).states, "state")}`),
    estimate(planned, earlier, published),
  ].join("\n");
}

function estimate(planned: readonly PlannedPageLoad[], earlier: Audit | null, published?: PublishedAudit): string {
  const about = (seconds: number, which: string, endedAt: string) =>
    `Time: about ${duration(seconds)} at the speed of the ${which} of ${dayOf(endedAt)}.`;
  if (earlier && earlier.scans.length > 0) return about(secondsFor(planned, earlier), "audit", earlier.endedAt);
  if (!published) return "Time: unknown, because there is no earlier audit in a11y/report/.";
  const { seconds, scans, endedAt } = published;
  return about((seconds / scans) * planned.length, "published audit", endedAt);
}

export function printAudit(audit: Audit): string {
  const { scans, findings, totals, checked } = audit;
  const { pages, states } = coverageOf(scans);
  const broken = scans.filter(({ error }) => error);
  const failures = findings.filter((finding) => severityOf(finding) === "failures");
  return [
    ...failures.flatMap(({ conformance, criteria, rule, foundBy, message, element, places, consequences = [] }) => [
      `${conformance} ${criteria.join(", ")}  ${rule} (${foundBy.join(", ")}): ${message}`,
      `    ${element.selector}`,
      ...places.slice(0, 3).map((place) => `    at ${place.page}, ${stateInWords(place)}`),
      ...(places.length > 3 ? [`    and ${count(places.length - 3, "more place")}`] : []),
      ...(consequences.length > 0 ? [`    with ${count(consequences.length, "consequence")}`] : []),
    ]),
    ...broken.map((scan) => `Incomplete: ${scan.page}, ${stateInWords(scan)}\n    ${scan.error}`),
    ...(broken.length > 0 ? ["To repeat only the incomplete page loads, run the same command with --resume."] : []),
    "",
    `${count(scans.length, "page load")} in ${duration(secondsOf(audit))}: ${count(pages, "page")} in ${count(states, "state")}, each in the environments of the policy.`,
    `Checks: ${checked.map(({ name, scans }) => `${name} (${count(scans, "page load")})`).join(", ")}.`,
    `Findings: ${count(totals.failures, "failure")} at A and AA, ${totals.needsReview} to review, ${totals.aaa} at AAA, ` +
      `${totals.bestPractice} best practice, ${totals.experimental} experimental, ${totals.excused} accepted.`,
    ...notCheckedLines(audit),
  ].join("\n");
}

/** Shortens the list for narrowed runs, which are often repeated on one page. */
function notCheckedLines({ notChecked, narrowedTo }: Audit): string[] {
  return narrowedTo === null
    ? ["Not checked:", ...notChecked.map((sentence) => `- ${sentence}`)]
    : [`Not checked: everything outside ${narrowedTo}. The reports list the other gaps.`];
}
