import type { ConfigData } from "html-validate";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Found } from "../finding.ts";

/**
 * What is looked for in a file: all that breaks the HTML standard, ARIA in HTML and the techniques of WCAG; nothing that
 * is a matter of taste, or of how the build writes its files.
 */
export const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    "autocomplete-password": "error",
    // Boxes of one question share their name, as radios do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    "input-attributes": "error",
    "script-type": "error",
    // The scripts come from where the page comes from, and the page’s policy lets in no others.
    "require-sri": "off",
    // Safari takes the role of a list whose marks are off, and of a table that is laid out otherwise; given anew, it stays.
    "no-redundant-role": "off",
    // A label around its box that also says whose it is: Ark’s, and safe in what knows only one of both.
    "no-redundant-for": "off",
  },
};

/** The criterion that a broken rule fails. What stands not here is good practice, or a mistake that may hurt nobody. */
const criterionByRule: Readonly<Record<string, CriterionNumber>> = {
  "area-alt": "1.1.1",
  "aria-hidden-body": "4.1.2",
  "empty-heading": "1.3.1",
  "empty-title": "2.4.2",
  "heading-level": "1.3.1",
  "hidden-focusable": "4.1.2",
  "input-missing-label": "4.1.2",
  "meta-refresh": "2.2.1",
  "multiple-labeled-controls": "1.3.1",
  "no-abstract-role": "4.1.2",
  "no-autoplay": "1.4.2",
  "no-dup-id": "4.1.2",
  "no-missing-references": "1.3.1",
  "text-content": "4.1.2",
  "valid-autocomplete": "1.3.5",
  "wcag/h30": "1.1.1",
  "wcag/h32": "3.2.2",
  "wcag/h36": "1.1.1",
  "wcag/h37": "1.1.1",
  "wcag/h63": "1.3.1",
  "wcag/h67": "1.1.1",
  "wcag/h71": "1.3.1",
};

export const allCriteria: CriterionNumber[] = [...new Set(Object.values(criterionByRule))].sort();

/** The rules of this engine that a criterion stands for. */
export const rulesWithCriterion: string[] = Object.keys(criterionByRule);

/** Rules that are broken for certain, while whether that hurts is for a person to see. */
const toBeSeen: ReadonlySet<string> = new Set(["heading-level"]);

/** How the audit counts a broken rule. */
export function weigh(rule: string): Pick<Found, "criteria" | "conformance" | "certainty"> {
  const criterion = criterionByRule[rule];
  if (!criterion) return { criteria: [], conformance: "best practice", certainty: "fails" };
  return {
    criteria: [criterion],
    conformance: criteria[criterion].level,
    certainty: toBeSeen.has(rule) ? "needs review" : "fails",
  };
}
