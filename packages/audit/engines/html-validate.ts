import { createRequire } from "node:module";
import { type ConfigData, HtmlValidate, type Message } from "html-validate";
import type { Found } from "../core/audit.ts";
import type { FileCheck } from "../core/check.ts";
import { type CriterionNumber, criteria } from "../core/criteria.ts";
import { describeElement } from "../page/describe-element.ts";

/**
 * Rules for the HTML standard, ARIA in HTML and the WCAG techniques, without matters of style or of the build's output.
 */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    "autocomplete-password": "error",
    // Checkboxes of one question share a name, as radio buttons do.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Only axe knows how many `h1` elements are shown at once. Its rule for a single `h1` is a best practice.
    "heading-level": ["error", { allowMultipleH1: true }],
    "input-attributes": "error",
    "script-type": "error",
    // All scripts are same-origin, and the Content Security Policy blocks others.
    "require-sri": "off",
    // Safari drops the role of a list without markers, and of a table with a changed layout. An explicit role keeps it.
    "no-redundant-role": "off",
    // Ark's labels contain their input and also have `for`, which helps tools that support only one of the two.
    "no-redundant-for": "off",
  },
};

/** Criterion of each rule. Rules not listed here are best practice, or find mistakes that may affect no visitor. */
export const criterionByRule: Readonly<Record<string, CriterionNumber>> = {
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

const allCriteria: CriterionNumber[] = [...new Set(Object.values(criterionByRule))].sort();

/** Rules whose findings need review. The result is reliable, but a person must judge its effect on visitors. */
const toBeSeen: ReadonlySet<string> = new Set(["heading-level"]);

function weigh(rule: string): Pick<Found, "criteria" | "conformance" | "certainty"> {
  const criterion = criterionByRule[rule];
  if (!criterion) return { criteria: [], conformance: "best practice", certainty: "fails" };
  return {
    criteria: [criterion],
    conformance: criteria[criterion].level,
    certainty: toBeSeen.has(rule) ? "needs review" : "fails",
  };
}

const validator = new HtmlValidate(config);

/** Validates the files as served, before any script changes them. */
export const htmlValidate: FileCheck = {
  name: "html-validate",
  purpose:
    "Finds markup that violates the HTML standard or ARIA in HTML: structure, nesting, ids, references and attributes.",
  criteria: allCriteria,
  async run(_path, html) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length === 0) return [];
    const page = parse(html);
    return Promise.all(
      messages.map(async (broken) => ({
        rule: broken.ruleId,
        ...weigh(broken.ruleId),
        element: describeElement((broken.selector && page.querySelector(broken.selector)) || page.documentElement),
        message: `${broken.message}.`,
        help: await helpFor(broken),
        ...(broken.ruleUrl ? { helpUrl: broken.ruleUrl } : {}),
      })),
    );
  },
};

async function helpFor(broken: Message): Promise<string> {
  const documentation = await validator.getContextualDocumentation(broken);
  return documentation?.description.split(/\s+/).join(" ") ?? `See the rule ${broken.ruleId}.`;
}

/** Loads jsdom on demand, because it loads slowly and is needed only for findings. jsdom ships no types. */
function parse(html: string): Document {
  const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
    JSDOM: new (html: string) => { window: { document: Document } };
  };
  return new JSDOM(html).window.document;
}
