import { shownOf } from "@kindred-ground/audit/core/words.ts";
import { sampleAudit } from "@kindred-ground/audit/test/sample-audit.ts";
import { namelessField, paleText, toldAudit } from "@kindred-ground/audit/test/sample-audit-report.ts";
import { expect, test } from "vitest";
import { whereChecked } from "../../../reports/html/coverage.tsx";
import { commandFor, shownIn } from "../../../reports/html/describe-finding.ts";
import { groupsOf } from "../../../reports/html/findings.tsx";
import { criterionStates } from "../../../reports/html/results.ts";
import { verdictOf } from "../../../reports/html/top.tsx";

test("quotes special characters in the command for a place", () => {
  const place = { page: "/shop", state: "menu open", mode: "dark", width: 320 } as const;
  expect(commandFor(place, "axe")).toBe(
    "npm run a11y -- --page /shop --state 'menu open' --mode dark --width 320 --engine axe",
  );
  expect(commandFor({ ...place, state: "the reader’s and Ann's" }, "axe")).toContain(
    "--state 'the reader’s and Ann'\\''s'",
  );
});

test("lists places by page and state, with modes and widths in order", () => {
  expect(shownIn(paleText.places).map(({ state, environments }) => [state, environments])).toEqual([
    ["as opened", "dark at 320 and 390 px"],
    ["menu open", "dark at 390 px"],
  ]);
});

test("describes the pages, states, and environments of each check", () => {
  expect(whereChecked("axe", sampleAudit.scans)).toEqual([
    "2 pages as opened, in light at 1280 px; dark at 390 px.",
    "1 other state, in dark at 390 px.",
  ]);
  expect(whereChecked("html-validate", sampleAudit.scans)).toEqual([]);
});

test("lists findings in WCAG order, those without a criterion last", () => {
  expect(groupsOf(toldAudit.findings).map(({ title }) => title)).toEqual([
    "1.4.3 Contrast (Minimum)",
    "2.4.3 Focus Order",
    "2.5.5 Target Size (Enhanced)",
    "4.1.2 Name, Role, Value",
    "No WCAG criterion",
  ]);
});

test("shows incomplete page loads in the verdict", () => {
  expect(verdictOf(toldAudit).brokenOff).toBe("1 incomplete page load");
  const scans = toldAudit.scans.map((scan) => ({ ...scan, error: "axe: Timeout" }));
  expect(verdictOf({ ...toldAudit, scans }).brokenOff).toBe("8 incomplete page loads");
  expect(verdictOf(sampleAudit).brokenOff).toBeNull();
});

test("leaves a criterion to manual review if no check ran for it", () => {
  const words = new Map(criterionStates(toldAudit).map(({ number, word }) => [number, word]));
  expect(words.get("1.4.3")).toBe("fails");
  expect(words.get("2.4.3")).toBe("to review");
  expect(words.get("2.1.1")).toBe("nothing found");
  expect(words.get("1.4.11")).toBe("by hand");
  expect(words.size).toBe(55);
});

test("states the number of failures and never claims conformance", () => {
  expect(verdictOf(toldAudit).headline).toBe("2 failures at level A or AA");
  const clean = { ...toldAudit, findings: [], totals: { ...toldAudit.totals, failures: 0, needsReview: 0 } };
  expect(verdictOf(clean)).toMatchObject({ headline: "No automated failures at A or AA" });
  expect(verdictOf(clean).caution).toContain("A person must decide");
});

test("states the pages, states, number of page loads, and time", () => {
  expect(verdictOf(toldAudit).scope).toBe(
    "3 pages in 5 states, with 8 page loads in 2 modes and at 320, 390, and 1280 px by 2 engines and checks, on November 22, 2026 from 09:00 to 09:12 UTC (12 min 30 s).",
  );
});

test("states how many findings the filter shows", () => {
  expect([shownOf(10, 10), shownOf(1, 10), shownOf(1, 1)]).toEqual(["10 findings", "1 of 10 findings", "1 finding"]);
});

test("groups a finding under its first criterion", () => {
  expect(groupsOf([namelessField]).map(({ title }) => title)).toEqual(["4.1.2 Name, Role, Value"]);
});
