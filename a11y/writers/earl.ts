import { site } from "../../data/site.ts";
import type { Audit } from "../audit.ts";
import { criteria } from "../criteria.ts";
import { type Manual, signerOf } from "../manual.ts";
import { addressOf } from "./address.ts";
import { assertorId, criterionId, evaluatorId, pageAssertions, siteAssertions, websiteId } from "./earl-assertions.ts";
import { earlContext } from "./earl-context.ts";
import { provenance, versionsInWords } from "./provenance.ts";
import { inOrder, resultsByPage } from "./results-by-page.ts";
import { signedAnswers } from "./signed-answers.ts";

/**
 * `earl.jsonld`: EARL 1.0 as JSON-LD. The WCAG-EM Report Tool opens it as an evaluation, with every audited page in its
 * structured sample. It can also import the assertions into an evaluation of the same pages.
 *
 * Leaves out criteria that no check covered and no person answered. The tool shows these as "not checked".
 */
export function earl(audit: Audit, manual: Manual | null): string {
  const { answers, standing } = signedAnswers(audit, manual);
  const pages = resultsByPage(audit);
  const signed = Object.keys(answers).length > 0 && manual ? manual : null;
  const machine = `Automatic audit with ${versionsInWords(audit)}`;
  const evaluation = {
    type: "Evaluation",
    defineScope: {
      scope: {
        id: websiteId(audit),
        type: ["TestSubject", "Website"],
        title: site.name,
        description: addressOf(audit, "/"),
      },
      wcagVersion: "2.2",
      conformanceTarget: "AA",
      accessibilitySupportBaseline: versionsInWords(audit),
      additionalEvaluationRequirements: audit.notChecked.join("\n"),
    },
    exploreTarget: {
      technologiesReliedUpon: ["HTML", "CSS", "WAI-ARIA", "JavaScript", "SVG"].map((title) => ({ title })),
    },
    selectSample: { structuredSample: pages.map(({ page }) => sampled(addressOf(audit, page), page)) },
    auditSample: [
      ...(signed ? siteAssertions(audit, answers, signed.date) : []),
      ...pages.flatMap((results) => pageAssertions(audit, results, answers, audit.endedAt)),
    ],
    reportFindings: {
      title: `${site.name}: accessibility`,
      commissioner: site.name,
      ...(signed ? { evaluator: signerOf(signed) } : {}),
      date: signed?.date ?? audit.endedAt.slice(0, 10),
      summary: standing,
      evaluationSpecifics: provenance(audit)
        .map((pair) => pair.join(": "))
        .join("\n\n"),
    },
  };
  const assertor = {
    id: assertorId(audit),
    type: ["Assertor", "Software"],
    name: machine,
    title: machine,
    hasVersion: audit.commit ?? "unknown",
    description: provenance(audit)
      .map((pair) => pair.join(": "))
      .join("\n"),
  };
  const evaluator = signed ? [{ id: evaluatorId, type: ["Assertor", "Person"], name: signed.evaluator }] : [];
  const tests = inOrder.map((number) => ({
    id: criterionId(number),
    type: "TestRequirement",
    title: `${number} ${criteria[number].title}`,
  }));
  return `${JSON.stringify({ "@context": earlContext, "@graph": [evaluation, assertor, ...evaluator, ...tests] }, null, 1)}\n`;
}

/** The tool identifies pages by the address in their description, and by their title, which must be unique. */
function sampled(address: string, page: string) {
  return { id: address, type: ["TestSubject", "Webpage"], title: page, description: address };
}
