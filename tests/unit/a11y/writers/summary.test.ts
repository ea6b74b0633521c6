import { toldAudit } from "@kindred-ground/audit/test/sample-audit-report.ts";
import { expect, test } from "vitest";
import { summaryOf } from "../../../../a11y/summary.ts";
import { collections } from "../../../../data/checks/collections.ts";
import { mistakesIn } from "../../../../data/checks/mistakes.ts";

test("summarizes only the checks that ran in a full audit", () => {
  expect(summaryOf(toldAudit)).toMatchObject({
    pages: 3,
    states: 5,
    scans: 8,
    modes: ["light", "dark"],
    widths: [320, 390, 1280],
    failures: 2,
    aaa: [{ criterion: "2.5.5", title: "Target Size (Enhanced)", findings: 1, pages: 1 }],
  });
  expect(summaryOf(toldAudit).checked.map(({ name }) => name)).toEqual(["axe", "keyboard"]);
});

const mistakesOf = (summary: object) => mistakesIn({ ...collections.lastAudits, entries: [summary] });

test("writes a summary that passes the data check", () => {
  expect(mistakesOf(summaryOf(toldAudit))).toEqual([]);
});

test("reports impossible figures", () => {
  const summary = summaryOf(toldAudit);
  expect(mistakesOf({ ...summary, states: 2, failures: -1 })).toEqual([
    expect.stringContaining("states: 2 is fewer than the pages"),
    expect.stringContaining("failures: -1 is not a valid count"),
  ]);
});
