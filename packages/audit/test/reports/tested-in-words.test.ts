import { expect, test } from "vitest";
import { testedInWords } from "../../reports/tested-in-words.ts";
import { sampleAudit, signedChecklist } from "../sample-audit.ts";

const nvda = { id: "e1", browser: "Firefox 140", assistive: "NVDA 2026.1", system: "Windows 11", who: "", time: "" };

test("names no person and no screen reader without a signature", () => {
  const { people, pages } = testedInWords(sampleAudit, null);
  expect(people).toBe("No person has signed the checks that software cannot do.");
  expect(pages).not.toContain("by hand");
});

test("names the environments that answers refer to, and no others", () => {
  const other = { ...nvda, id: "e2", assistive: "JAWS" };
  const answers = {
    "1.1.1": { outcome: "passed", note: "", tried: ["e1"], opened: [{ page: "/shop", on: "2026-11-01" }] },
  } as const;
  const signed = {
    ...signedChecklist,
    environments: [nvda, other],
    answers: structuredClone(answers) as never,
    issues: [],
  };
  const { people, pages } = testedInWords(sampleAudit, signed);
  expect(people).toContain("with Firefox 140, NVDA 2026.1, Windows 11.");
  expect(people).not.toContain("JAWS");
  expect(pages).toMatch(/opened 1 of them by hand\.$/);
});

test("says that a signed checklist names no environment and no page", () => {
  const signed = {
    ...signedChecklist,
    environments: [],
    answers: { "1.1.1": { outcome: "passed", note: "" } } as const,
    issues: [],
  };
  const { people, pages } = testedInWords(sampleAudit, signed);
  expect(people).toContain("named no browser or screen reader");
  expect(pages).toContain("named no page opened by hand");
});
