import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Audit } from "../../core/audit.ts";
import type { Manual } from "../../core/manual.ts";
import { openacr } from "../../reports/openacr.ts";
import { auditOf, cleanAudit, hostileAudit, hostileText, sampleAudit, signedChecklist } from "../sample-audit.ts";
import { openacrShape } from "./openacr-shape.ts";

const hasShape = formats(new Ajv()).compile(openacrShape);

interface Report {
  title: string;
  product: { name: string };
  author: { name?: string; company_name?: string; email?: string };
  report_date: string;
  notes: string;
  chapters: Record<
    string,
    { criteria: { num: string; components: [{ adherence: { level: string; notes: string } }] }[] }
  >;
}

function read(audit: Audit, manual: Manual | null, version: "1.1" | "1.2" = "1.2"): Report {
  return parse(openacr(audit, manual), { version });
}

function levelsOf(audit: Audit, manual: Manual | null): Record<string, string> {
  const all = Object.values(read(audit, manual).chapters).flatMap((chapter) => chapter.criteria);
  return Object.fromEntries(all.map(({ num, components: [{ adherence }] }) => [num, adherence.level]));
}

function notesOn(wanted: string, audit: Audit, manual: Manual | null): string | undefined {
  const all = Object.values(read(audit, manual).chapters).flatMap((chapter) => chapter.criteria);
  return all.find(({ num }) => num === wanted)?.components[0].adherence.notes;
}

const fineEmail = { ...signedChecklist, email: "o'hara+a11y@one.two-three.example" };

const hostileSheet = {
  ...signedChecklist,
  evaluator: hostileText,
  organization: hostileText,
  answers: { "4.1.2": { outcome: "failed", note: hostileText } },
} as const;

test.each([
  ["signed", sampleAudit, signedChecklist],
  ["with an email", sampleAudit, fineEmail],
  ["without a checklist", sampleAudit, null],
  ["without findings", cleanAudit, null],
  ["with hostile text", hostileAudit, hostileSheet],
  ["with a thousand findings", auditOf(1000), null],
])("conforms to OpenACR in YAML 1.1 and 1.2 for an audit %s", (_, audit, manual) => {
  for (const version of ["1.1", "1.2"] as const) {
    expect(hasShape(read(audit, manual, version)), JSON.stringify(hasShape.errors)).toBe(true);
  }
});

test("names the evaluator and the organization as the author", () => {
  expect(read(sampleAudit, signedChecklist).author).toMatchObject({
    name: "Ada Example",
    company_name: sampleAudit.site.name,
  });
  const withEmail = read(sampleAudit, { ...signedChecklist, email: "ada@example.org" });
  expect(withEmail.author).toMatchObject({
    name: "Ada Example",
    company_name: sampleAudit.site.name,
    email: "ada@example.org",
  });
  const forOthers = read(sampleAudit, { ...signedChecklist, organization: "Example Audits" });
  expect(forOthers.author).toEqual({
    name: "Ada Example",
    company_name: "Example Audits",
    email: sampleAudit.site.email,
  });
  expect(forOthers.notes).toContain("signed by Ada Example, Example Audits on");
});

test("states only conformance levels from a signed checklist", () => {
  expect(levelsOf(sampleAudit, signedChecklist)).toMatchObject({
    "1.1.1": "supports",
    "1.2.1": "not-applicable",
    "1.4.3": "partially-supports",
    "2.4.4": "not-evaluated",
    "2.5.8": "not-evaluated",
  });
});

test.each([
  ["the checklist is missing", null, /results are from automated checks/],
  ["the checklist is unsigned", { ...signedChecklist, evaluator: " " }, /is not signed/],
  [
    "the checklist belongs to another audit",
    { ...signedChecklist, audited: { commit: "0000000", endedAt: "2026-01-01T00:00:00.000Z" } },
    /is for another audit/,
  ],
])("states no level when %s and explains it in the notes", (_, manual, notes) => {
  expect(new Set(Object.values(levelsOf(sampleAudit, manual)))).toEqual(new Set(["not-evaluated"]));
  expect(read(sampleAudit, manual).notes).toMatch(notes);
  expect(read(sampleAudit, manual).author.name).toBeUndefined();
});

test("applies a checklist to later audits of the same unchanged commit", () => {
  const later = "2026-11-24T09:00:00.000Z";
  expect(levelsOf({ ...sampleAudit, endedAt: later }, signedChecklist)["1.1.1"]).toBe("supports");
  const changed = { ...signedChecklist, audited: { ...signedChecklist.audited, commit: "5658b2b0d1c2+" } };
  expect(levelsOf({ ...sampleAudit, endedAt: later, commit: "5658b2b0d1c2+" }, changed)["1.1.1"]).toBe("not-evaluated");
});

test("overrules “passed” when the audit reports a failure", () => {
  expect(levelsOf(sampleAudit, signedChecklist)["4.1.2"]).toBe("partially-supports");
  expect(notesOn("4.1.2", sampleAudit, signedChecklist)).toMatch(/^The checklist says “passed”, but/);
  const explained = {
    ...signedChecklist.answers,
    "4.1.2": { outcome: "passed", note: "Read each control aloud." },
  } as const;
  expect(levelsOf(cleanAudit, { ...signedChecklist, answers: explained })["4.1.2"]).toBe("supports");
});

test("withholds “supports” without a note on how it was checked", () => {
  expect(levelsOf(cleanAudit, signedChecklist)["4.1.2"]).toBe("not-evaluated");
  expect(notesOn("4.1.2", cleanAudit, signedChecklist)).toMatch(/^The checklist says “passed” without a note/);
});

test("states levels for a signed sample of whole pages, and names it as one", () => {
  const sample = { ...cleanAudit, narrowedTo: "--page / --page /shop", isSample: true };
  const report = read(sample, signedChecklist);
  expect(levelsOf(sample, signedChecklist)["1.1.1"]).toBe("supports");
  expect(report.title).toBe("Hill Farm Accessibility Conformance Report, sample of 2 pages");
  expect(report.product.name).toMatch(/, sample of 2 pages$/);
  expect(report.notes).toMatch(
    /^This evaluates a sample of 2 pages \(\/, \/shop\), and no other page\. Checked manually/,
  );
});

test.each([
  ["narrowed", { narrowedTo: "--page /shop" }, "covers only --page /shop"],
  [
    "interrupted",
    { scans: sampleAudit.scans.map((scan) => ({ ...scan, error: "Timeout" })) },
    /because \d+ page loads? did not finish/,
  ],
])("states no level for a %s audit", (_, gap, reason) => {
  const audit = { ...cleanAudit, ...gap };
  expect(new Set(Object.values(levelsOf(audit, signedChecklist)))).toEqual(new Set(["not-evaluated"]));
  expect(read(audit, signedChecklist).notes).toMatch(reason);
});

test("lists manual and automated results with their places in remarks", () => {
  expect(notesOn("1.4.3", sampleAudit, signedChecklist)?.split("\n")).toEqual([
    "Manual check: failed. Prices in the shop.",
    "Automated checks: axe. Failures: 1.",
    "- /shop, main p.price: The text has a contrast of 3.9:1. The minimum is 4.5:1. (AA, fails, c0ffee01)",
    "- /, h1: The text is over a picture. (AA, needs review, c0ffee02)",
  ]);
  expect(notesOn("1.2.4", sampleAudit, null)).toBe("Automated checks: none for this criterion.");
});

test("publishes AAA findings without a level", () => {
  expect(levelsOf(sampleAudit, signedChecklist)["2.5.5"]).toBe("not-evaluated");
  expect(notesOn("2.5.5", sampleAudit, signedChecklist)).toContain("The target is 30 by 30 px.");
});

test("limits the remarks for a thousand findings", () => {
  expect(notesOn("1.4.3", auditOf(1000), null)?.split("\n")).toHaveLength(22);
});

test("lists failures before findings that need review", () => {
  const [failure] = sampleAudit.findings;
  const doubts = auditOf(30).findings.map((one) => ({ ...one, certainty: "needs review" as const }));
  const findings = failure ? [...doubts, failure] : doubts;
  expect(notesOn("1.4.3", { ...cleanAudit, findings }, null)?.split("\n")[1]).toContain("c0ffee01");
});
