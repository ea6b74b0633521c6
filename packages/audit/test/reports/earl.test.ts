import { expect, test } from "vitest";
import { criteria } from "../../core/criteria.ts";
import { earl } from "../../reports/earl.ts";
import { conformanceReport } from "../../reports/openacr.ts";
import { auditOf, cleanAudit, hostileAudit, sampleAudit, signedChecklist } from "../sample-audit.ts";
import { graphOf, imported, nodeAt, nodesOf, opened, textAt } from "./wcag-em-import.ts";

const ns = "http://www.w3.org/ns/earl#";
const dcterms = "http://purl.org/dc/terms/";
const wcagEm = "http://www.w3.org/TR/WCAG-EM/#";

const pages = ["https://hillfarm.example/", "https://hillfarm.example/shop"];

function assertionsIn(text: string) {
  return nodesOf(graphOf(text), `${ns}Assertion`);
}

test.each([
  ["signed", sampleAudit, signedChecklist],
  ["without a checklist", sampleAudit, null],
  ["without findings", cleanAudit, null],
  ["with hostile text", hostileAudit, signedChecklist],
  ["with 300 findings", auditOf(300), signedChecklist],
])("opens in the WCAG-EM Report Tool for an audit %s with every assertion", (_, audit, manual) => {
  const text = earl(audit, manual);
  const written = assertionsIn(text).length;
  expect(written).toBeGreaterThan(1);
  expect(opened(text).taken).toHaveLength(written);
});

test("opens with its pages, conformance target, and evaluator", () => {
  const { evaluation, scope, titles } = opened(earl(sampleAudit, signedChecklist));
  const [step1, step5] = [nodeAt(evaluation, `${wcagEm}step1`), nodeAt(evaluation, `${wcagEm}step5`)];
  expect(titles).toEqual(["/", "/shop"]);
  expect(textAt(scope, `${dcterms}title`)).toBe("Hill Farm");
  expect(step1 && textAt(step1, `${wcagEm}step1b`)).toBe("AA");
  expect(step1 && textAt(step1, "http://www.w3.org/WAI/standards-guidelines/wcag/#versions")).toBe("2.2");
  expect(step5 && textAt(step5, `${wcagEm}evaluator`)).toBe("Ada Example");
});

test("imports all page assertions into an evaluation with the same pages", () => {
  const text = earl(sampleAudit, signedChecklist);
  const ofPages = assertionsIn(text).filter((one) => !nodeAt(one, `${ns}subject`)?.types.includes(`${wcagEm}website`));
  expect(ofPages).toHaveLength(13);
  expect(imported(text, pages)).toHaveLength(13);
  expect(imported(text, pages.slice(1))).toHaveLength(7);
});

test("names all WCAG 2.2 criteria as the tool does", () => {
  const checked = [{ name: "axe", purpose: "", criteria: Object.keys(criteria), scans: 1, because: "", version: "1" }];
  const text = earl({ ...cleanAudit, checked: checked as typeof cleanAudit.checked }, null);
  const taken = opened(text).taken.filter(({ subject }) => subject === "/shop");
  expect(taken.map(({ criterion }) => criterion)).toEqual(Object.keys(criteria));
  expect(imported(text, pages.slice(1)).map(({ criterion }) => criterion)).toEqual(Object.keys(criteria));
});

test("fails a page only for reported failures and marks other criteria as undetermined", () => {
  const outcomes = opened(earl(sampleAudit, null)).taken.map((one) => `${one.subject} ${one.criterion} ${one.outcome}`);
  expect(outcomes).toEqual([
    "Entire sample 1.4.3 earl:failed",
    "Entire sample 2.5.5 earl:failed",
    "Entire sample 4.1.2 earl:failed",
    "/ 1.1.1 earl:cantTell",
    "/ 1.4.3 earl:cantTell",
    "/ 2.4.4 earl:cantTell",
    "/ 2.5.5 earl:failed",
    "/ 2.5.8 earl:cantTell",
    "/ 4.1.2 earl:failed",
    "/shop 1.1.1 earl:cantTell",
    "/shop 1.4.3 earl:failed",
    "/shop 2.4.4 earl:cantTell",
    "/shop 2.5.5 earl:cantTell",
    "/shop 2.5.8 earl:cantTell",
    "/shop 4.1.2 earl:cantTell",
  ]);
});

test("applies manual results to the site and to the pages that the checklist names", () => {
  const taken = opened(earl(sampleAudit, signedChecklist)).taken;
  const by = (author: RegExp) =>
    taken.filter((one) => author.test(one.author)).map((one) => `${one.subject} ${one.criterion} ${one.outcome}`);
  expect(by(/^Ada Example$/)).toEqual([
    "Entire sample 1.1.1 earl:passed",
    "Entire sample 1.2.1 earl:inapplicable",
    "Entire sample 1.4.3 earl:failed",
    "Entire sample 2.4.4 earl:cantTell",
    "/ 1.1.1 earl:passed",
    "/shop 1.2.1 earl:inapplicable",
  ]);
  expect(by(/^Automatic audit with axe-core 4\.13\.0/)).toContain("/ 4.1.2 earl:failed");
});

test("passes by hand no page that the checklist does not name, and no page outside the sample", () => {
  const pagesOpened = [
    { page: "/shop", on: "2026-11-22" },
    { page: "/elsewhere", on: "2026-11-22" },
  ];
  const answers = Object.fromEntries(
    Object.keys(criteria).map((number) => [number, { outcome: "passed", note: "Seen.", opened: pagesOpened }]),
  );
  const manual = { ...signedChecklist, answers } as typeof signedChecklist;
  const sample = { structured: ["/"], random: ["/shop"], processes: [] };
  const scans = [...sampleAudit.scans, ...sampleAudit.scans.map((scan) => ({ ...scan, page: "/elsewhere" }))];
  const text = earl({ ...cleanAudit, sample, scans }, manual);
  const { taken } = opened(text);
  const passed = taken.filter(({ outcome }) => outcome === "earl:passed");
  expect(new Set(passed.map(({ subject }) => subject))).toEqual(new Set(["Entire sample", "/shop"]));
  expect(passed.find(({ subject }) => subject === "/shop")?.observation).toContain("Opened on 2026-11-22.");
  expect(text).not.toContain("elsewhere");
});

test("takes the checklist’s sample, with the pages of its processes", () => {
  const processes = [{ name: "Buy", steps: [{ page: "/cart", step: "Pay." }] }];
  const sample = { structured: ["/"], random: ["/shop"], processes };
  expect(opened(earl({ ...sampleAudit, sample }, null)).titles).toEqual(["/", "/cart", "/shop"]);
});

test.each(["passed", "not applicable", "cannot tell"] as const)(
  "agrees with OpenACR on a criterion that is signed as %s and has a failure",
  (outcome) => {
    const answers = { "4.1.2": { outcome, note: "Read aloud.", opened: [{ page: "/", on: "2026-11-22" }] } };
    const manual = { ...signedChecklist, answers };
    const results = opened(earl(sampleAudit, manual)).taken.filter(({ criterion }) => criterion === "4.1.2");
    const site = results.find(({ subject }) => subject === "Entire sample");
    expect(site?.outcome).toBe("earl:failed");
    expect(site?.observation).toContain("Failures on /.");
    expect(results.find(({ subject }) => subject === "/")?.outcome).toBe("earl:failed");
    const report = conformanceReport(sampleAudit, manual).chapters.success_criteria_level_a.criteria;
    const [web] = report.find(({ num }) => num === "4.1.2")?.components ?? [];
    expect(web?.adherence.level).toBe("partially-supports");
    expect(web?.adherence.notes).toContain(`The checklist says “${outcome}”, but the audit has failures.`);
  },
);

test("passes no page without a signed checklist", () => {
  for (const manual of [null, { ...signedChecklist, date: "" }]) {
    const outcomes = opened(earl(cleanAudit, manual)).taken.map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(["earl:cantTell"]));
  }
});

test("asserts nothing but file checks for a page whose load failed", () => {
  const scans = sampleAudit.scans.map((one) => (one.page === "/shop" ? { ...one, error: "It hung." } : one));
  const taken = opened(earl({ ...cleanAudit, scans }, null)).taken.filter(({ subject }) => subject === "/shop");
  expect(taken.map(({ criterion, observation }) => `${criterion} ${observation}`)).toEqual([
    "4.1.2 html-validate found no failure. A person must decide whether the page meets the criterion.",
  ]);
});

test("gives each assertion an author, mode, date, subject, criterion, and result", () => {
  const modes = new Set<string | undefined>();
  for (const one of assertionsIn(earl(sampleAudit, signedChecklist))) {
    const result = nodeAt(one, `${ns}result`);
    modes.add(nodeAt(one, `${ns}mode`)?.id);
    expect(nodeAt(one, `${ns}assertedBy`)?.types).toContain(`${ns}Assertor`);
    expect(nodeAt(one, `${ns}subject`)?.types).toContain(`${ns}TestSubject`);
    expect(nodeAt(one, `${ns}test`)?.id).toMatch(/^http:\/\/www\.w3\.org\/TR\/WCAG\/#[a-z-]+$/);
    expect(textAt(one, `${dcterms}date`)).toMatch(/^2026-11-2\d/);
    expect(result?.types).toEqual([`${ns}TestResult`]);
    expect(result && textAt(result, `${dcterms}description`)).toBeTruthy();
  }
  expect(modes).toEqual(new Set([`${ns}automatic`, `${ns}manual`]));
});

test("includes element, rule, environment, and reason for acceptance in an observation", () => {
  const excused = opened(earl(sampleAudit, null)).taken.find(
    (one) => one.subject === "/shop" && one.criterion === "2.5.8",
  );
  expect(excused?.observation.split("\n")).toEqual([
    "Fails: The target is 20 by 20 px. Make it at least 24 px wide and high.",
    "a.map (target-size, found by targets, c0ffee03)",
    "as opened, light, 1280 px",
    "Accepted: An equivalent link of 44 px is next to it. https://issues.example/7",
  ]);
});
