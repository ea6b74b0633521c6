import type { Audit } from "../core/audit.ts";
import { environmentInWords, type Manual } from "../core/manual.ts";
import { count, list } from "../core/words.ts";
import { resultsByPage } from "./results-by-page.ts";
import { signedAnswers } from "./signature.ts";

/** Software, people and pages of an evaluation, in one or two sentences each, for buyers and decision makers. */
export interface Tested {
  browsers: string;
  people: string;
  pages: string;
}

/** Describes how the site was tested. Names only what the audit and the signed checklist record. */
export function testedInWords(audit: Audit, manual: Manual | null): Tested {
  const { signed } = signedAnswers(audit, manual);
  const widths = [...new Set(audit.scans.map(({ width }) => width))].sort((one, other) => one - other);
  const [narrowest = 0, widest = 0] = [widths[0], widths.at(-1)];
  const browser =
    Object.entries(audit.versions)
      .find(([name]) => /^chromium$/i.test(name))
      ?.join(" ") ?? "A browser";
  const checked = count(resultsByPage(audit).length, "page");
  return {
    browsers: `Software tested in ${browser}, in windows of ${narrowest} to ${widest} px.`,
    people: signed ? triedBy(signed) : "No person has signed the checks that software cannot do.",
    pages: signed ? `Software opened ${checked}. ${openedBy(signed)}` : `Software opened ${checked}.`,
  };
}

/** Describes the environments that the answers and issues of a signed checklist refer to. */
function triedBy({ evaluator, answers, issues, environments }: Manual): string {
  const used = new Set([
    ...Object.values(answers).flatMap(({ tried = [] }) => tried),
    ...issues.map(({ environment }) => environment),
  ]);
  const named = environments.filter(({ id }) => used.has(id)).map(environmentInWords);
  return named.length > 0
    ? `${evaluator} tested with ${list(named)}.`
    : `${evaluator} tested, and named no browser or screen reader.`;
}

function openedBy({ evaluator, answers }: Manual): string {
  const pages = new Set(Object.values(answers).flatMap(({ opened = [] }) => opened.map(({ page }) => page)));
  return pages.size > 0
    ? `${evaluator} opened ${count(pages.size, "of them", "of them")} by hand.`
    : `${evaluator} named no page opened by hand.`;
}
