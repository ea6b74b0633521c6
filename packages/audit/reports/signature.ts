import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Audit, Finding } from "../core/audit.ts";
import { isOpen, missingCriteria } from "../core/issues.ts";
import {
  isSigned,
  isSignedFor,
  type Manual,
  type ManualAnswer,
  type ManualOutcome,
  manualCriteria,
  missingFrom,
  readManual,
  signerOf,
  statedAnswers,
  wrongSignature,
} from "../core/manual.ts";
import { count } from "../core/words.ts";
import { checkedAgain } from "./checklist-text.ts";
import { byCriterion, isFailure } from "./results-by-page.ts";

/**
 * Reads the checklist in a folder, or returns `null` if there is none. Throws an `Error` with the file and the mistake.
 */
export function checklistIn(folder: string): Manual | null {
  const file = join(folder, "manual.json");
  if (!existsSync(file)) return null;
  const checklist = readFrom(file, readManual);
  const mistake = wrongSignature(checklist, new Date());
  if (mistake) throw new Error(`${file}: ${mistake}`);
  return checklist;
}

/** The checklist in a report's folder, or the mistake in it. An invalid checklist must not block the reports. */
export interface SavedChecklist {
  manual: Manual | null;
  mistake: string | null;
}

export function savedChecklistIn(folder: string): SavedChecklist {
  try {
    return { manual: checklistIn(folder), mistake: null };
  } catch (error) {
    return { manual: null, mistake: messageOf(error) };
  }
}

export function readFrom<Value>(file: string, read: (text: string) => Value): Value {
  try {
    return read(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the folder's checklist, which must be signed for this audit. Otherwise throws an `Error` with the next step.
 */
export function checklistToSign(folder: string, audit: Audit): Manual {
  const file = join(folder, "manual.json");
  const page = join(folder, "index.html");
  const gap = gapOf(audit);
  if (gap)
    throw new Error(
      `${join(folder, "report.json")}: ${gap}; sign a full audit (run \`npm run a11y\`), or one of whole pages (add only --page)`,
    );
  const checklist = checklistIn(folder);
  if (!checklist)
    throw new Error(
      `${file} is missing${insteadIn(folder) ?? `: fill in the checklist in ${page}, save it, and move the file here`}`,
    );
  const [first] = checklist.damaged;
  if (first) throw new Error(`${file}: ${first.problem}; the other issues are not affected`);
  for (const issue of checklist.issues) {
    const [criterion] = missingCriteria(issue);
    if (criterion)
      throw new Error(`${file}: ${issue.id} needs ${criterion}; open the checklist in ${page} and correct it`);
  }
  const missing = missingFrom(checklist);
  if (missing) throw new Error(`${file}: ${missing}; open the checklist in ${page}, add it, and save again`);
  if (!isSignedFor(checklist, audit)) {
    const { commit, endedAt } = checklist.audited;
    throw new Error(
      `${file}: it is signed for another audit (commit ${commit ?? "none"}, ended ${endedAt}); ` +
        `open it in ${page}, check again, press “${checkedAgain}”, and save again`,
    );
  }
  return checklist;
}

/**
 * Returns the reason why no person can sign an audit. It is `null` for a complete audit of a site, or of a sample of
 * whole pages.
 */
export function gapOf({ narrowedTo, isSample, scans }: Audit): string | null {
  if (narrowedTo !== null && !isSample) return `the audit covers only ${narrowedTo}`;
  const unfinished = scans.filter(({ error }) => error !== undefined).length;
  return unfinished > 0 ? `${count(unfinished, "page load")} did not finish` : null;
}

/**
 * Returns a hint about checklists with other names, or `null` if there are none. Browsers name further downloads
 * `manual (1).json` and so on.
 */
function insteadIn(folder: string): string | null {
  const others = readdirSync(folder).filter((name) => name.startsWith("manual") && name.endsWith(".json"));
  if (others.length === 0) return null;
  return `; the folder has ${others.map((name) => `“${name}”`).join(", ")}: rename ${others.length > 1 ? "the right one" : "it"}`;
}

/**
 * Returns a sentence that limits an evaluation to its sample, with a space at its end. Empty for an audit of a site.
 */
export function sampleInWords(audit: Audit): string {
  if (!audit.isSample) return "";
  const pages = pagesIn(audit);
  const named = pages.slice(0, maxNamed).join(", ");
  const more = pages.length > maxNamed ? `, and ${pages.length - maxNamed} more` : "";
  return `This evaluates a sample of ${count(pages.length, "page")} (${named}${more}), and no other page. `;
}

/**
 * Returns the title's ending for an evaluation of a sample, e.g. `, sample of 2 pages`. Empty for an audit of a site.
 */
export function sampleTitle(audit: Audit): string {
  return audit.isSample ? `, sample of ${count(pagesIn(audit).length, "page")}` : "";
}

/** Maximum number of pages that a sentence names. The sentence counts all others. */
const maxNamed = 20;

function pagesIn({ scans }: Audit): string[] {
  return [...new Set(scans.map(({ page }) => page))];
}

interface SignedAnswers {
  signed: Manual | null;
  answers: Manual["answers"];
  /** A sentence for every report that can state levels: who signed, or why no answers are stated. */
  standing: string;
}

/**
 * Returns the checklist's answers if it was signed for this audit or for the same unchanged commit. Otherwise, or if no
 * person can sign this audit, returns none and the reason.
 */
export function signedAnswers(audit: Audit, manual: Manual | null): SignedAnswers {
  const without = (standing: string) => ({ signed: null, answers: {}, standing });
  if (!manual) return without("No checklist is available. All results are from automated checks.");
  if (!isSigned(manual)) return without("The checklist is not signed. This report omits its answers.");
  const gap = gapOf(audit);
  if (gap) return without(`This report states no levels, because ${gap}. It omits the answers of the checklist.`);
  const { date, audited } = manual;
  const answers = statedAnswers(manual);
  const by = signerOf(manual);
  if (isSignedFor(manual, audit)) {
    const standing = `${sampleInWords(audit)}Checked manually and signed by ${by} on ${date}.`;
    return { signed: Object.keys(answers).length > 0 ? manual : null, answers, standing };
  }
  const other = `another audit (${audited.commit ?? "no commit"}, ${audited.endedAt})`;
  return without(`The checklist that ${by} signed on ${date} is for ${other}. This report omits its answers.`);
}

/** OpenACR terms for the checklist's answers. "Does not support" is left to the person who signs. */
const levels = {
  passed: "supports",
  failed: "partially-supports",
  "not applicable": "not-applicable",
  "cannot tell": "not-evaluated",
} as const;

interface StatedResult {
  outcome: ManualOutcome;
  /** The reason why the result differs from the checklist's answer, and the kind of that reason. */
  because?: { kind: "failures" | "note"; words: string };
}

/**
 * Returns the result to state for a criterion, or undefined without an answer. A certain failure overrules the
 * checklist. `passed` without a note becomes `cannot tell`.
 */
export function statedResult(answer: ManualAnswer | undefined, failures: readonly Finding[]): StatedResult | undefined {
  if (!answer) return undefined;
  const { outcome, note } = answer;
  if (failures.length > 0 && outcome !== "failed") {
    const words = `The checklist says “${outcome}”, but the audit has failures.`;
    return { outcome: "failed", because: { kind: "failures", words } };
  }
  if (outcome === "passed" && note.trim() === "") {
    const words = "The checklist says “passed” without a note on how it was checked.";
    return { outcome: "cannot tell", because: { kind: "note", words } };
  }
  return { outcome };
}

/** Returns the OpenACR level of a result, or `not-evaluated` if there is none. */
export function levelOf(result: StatedResult | undefined) {
  return result ? levels[result.outcome] : "not-evaluated";
}

/**
 * Summarizes a signed checklist in one line: stated, overruled and withheld levels, issues, and the criteria that the
 * signer should check again.
 */
export function printStated(audit: Audit, manual: Manual): string {
  const answers = statedAnswers(manual);
  const found = byCriterion(audit.findings.filter(isFailure));
  const results = manualCriteria.map((number) => ({
    number,
    ...statedResult(answers[number], found.get(number) ?? []),
  }));
  const stated = results.filter(({ outcome }) => outcome && outcome !== "cannot tell").length;
  const because = (kind: "failures" | "note") =>
    results.filter((each) => each.because?.kind === kind).map(({ number }) => number);
  const overruled = because("failures");
  const bare = because("note");
  const unsure = Object.values(answers).filter(({ outcome }) => outcome === "cannot tell").length;
  const toLookAt = byCriterion(audit.findings.filter(({ certainty }) => certainty === "needs review"));
  const passed = manualCriteria.filter((number) => answers[number]?.outcome === "passed" && toLookAt.has(number));
  const named = overruled.length > 0 ? ` (${overruled.join(", ")}; see docs/accessibility.md)` : "";
  return [
    `Levels stated: ${stated} of ${results.length} criteria.`,
    `Answers overruled because the audit has a failure: ${overruled.length}${named}.`,
    ...(bare.length > 0 ? [`Levels withheld because “passed” has no note: ${bare.join(", ")}.`] : []),
    `Not evaluated: ${results.length - stated - bare.length}${unsure > 0 ? `, including ${unsure} with the answer “cannot tell”` : ""}.`,
    ...(manual.issues.length > 0
      ? [`Issues: ${manual.issues.length}, of which open: ${manual.issues.filter(isOpen).length}.`]
      : []),
    ...(passed.length > 0 ? [`Passed, with findings to review in the report: ${passed.join(", ")}.`] : []),
  ].join(" ");
}
