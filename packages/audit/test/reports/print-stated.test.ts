import { expect, test } from "vitest";
import type { CriterionNumber } from "../../core/criteria.ts";
import { printStated } from "../../reports/signature.ts";
import { sampleAudit, signedChecklist } from "../sample-audit.ts";

const doubted = sampleAudit.findings.find(({ certainty }) => certainty === "needs review");
const criterion = doubted?.criteria[0] as CriterionNumber;

test("warns about criteria that passed manually despite open findings", () => {
  const signed = (outcome: "passed" | "failed") => ({
    ...signedChecklist,
    answers: { [criterion]: { outcome, note: "" } },
  });
  expect(printStated(sampleAudit, signed("passed"))).toContain(
    `Passed, with findings to review in the report: ${criterion}.`,
  );
  expect(printStated(sampleAudit, signed("failed"))).not.toContain("to review");
});
