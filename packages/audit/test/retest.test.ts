import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Audit } from "../core/audit.ts";
import { newIssue } from "../core/issues.ts";
import { type Manual, readManual } from "../core/manual.ts";
import { carryOver, compare, hashOf, printRetest, readEarlier, writeCarried } from "../core/retest.ts";
import { json, readAudit } from "../reports/json.ts";
import { findingOf, sampleAudit, signedChecklist } from "./sample-audit.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const pageHashes = { "/": "aa", "/shop": "bb", "/contact": "cc" };
const earlier: Audit = { ...sampleAudit, pageHashes };
const nameless = sampleAudit.findings.filter(({ id }) => id === "c0ffee06");
const added = findingOf({ id: "new1", message: "The link is empty." });
/**
 * The next audit. The findings about the price and the review are gone, the one about the button remains, and one about
 * a link is new. The shop has changed.
 */
const later: Audit = {
  ...earlier,
  endedAt: "2026-11-24T09:12:30.000Z",
  findings: [...nameless, added],
  pageHashes: { ...pageHashes, "/shop": "dd" },
};
const retest = compare(earlier, later);
const audit: Audit = { ...later, against: retest };
const checklist: Manual = {
  ...signedChecklist,
  answers: { ...signedChecklist.answers, "2.4.11": { outcome: "passed", note: "Both." } },
  issues: [
    { ...newIssue, id: "issue-1", pages: "/shop" },
    { ...newIssue, id: "issue-2", pages: "/contact" },
    { ...newIssue, id: "issue-3", pages: "/shop", status: "fixed" },
  ],
};

test("tells new, open and fixed findings by their ids", () => {
  expect(retest).toMatchObject({ new: ["new1"], open: ["c0ffee06"], changedPages: ["/shop"], unchecked: [] });
  expect(retest.fixed.map(({ id }) => id)).toEqual(["c0ffee01", "c0ffee02"]);
  expect(readAudit(json(audit)).against).toEqual(retest);
});

test("counts nothing as fixed that no check looked for again", () => {
  const narrowed = { ...later, scans: later.scans.filter(({ page }) => page === "/") };
  const { fixed, unchecked } = compare(earlier, narrowed);
  expect(fixed.map(({ id }) => id)).toEqual(["c0ffee02"]);
  expect(unchecked).toEqual([expect.objectContaining({ id: "c0ffee01", page: "/shop" })]);
});

test("counts every page as changed if the earlier report has no hashes", () => {
  expect(compare(sampleAudit, later).changedPages).toEqual(["/", "/shop", "/contact"]);
});

test("ignores hashes in the names of files, but no other change of a page", () => {
  const page = (name: string, text: string) => `<script src="/assets/site-${name}.js"></script><p>${text}</p>`;
  expect(hashOf(page("hgSVl36y", "One"))).toBe(hashOf(page("C_0d3V6v", "One")));
  expect(hashOf(page("hgSVl36y", "One"))).not.toBe(hashOf(page("hgSVl36y", "Two")));
});

test("carries over answers whose pages have not changed, and all issues, without the signature", () => {
  const carried = carryOver(checklist, audit, retest);
  expect(carried).toMatchObject({ date: "", evaluator: "Ada Example", audited: { endedAt: audit.endedAt } });
  // The steps of all other answers name the shop, which has changed.
  expect(Object.keys(carried.answers)).toEqual(["1.2.1", "2.4.11"]);
  expect(carried.issues.map(({ status }) => status)).toEqual(["to check again", "open", "fixed"]);
  const unchanged = { ...retest, changedPages: [] };
  expect(carryOver(checklist, audit, unchanged)).toMatchObject({
    answers: checklist.answers,
    issues: checklist.issues,
  });
});

test("writes the carried checklist, and never replaces another one", () => {
  const [before, folder] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(before, "report.json"), json(earlier));
  writeFileSync(join(before, "manual.json"), JSON.stringify(checklist));
  expect(writeCarried(readEarlier(before), audit, folder)).toMatch(
    /^Carried over to .*manual\.json, unsigned: 2 answers, 3 issues\. Check again, because pages changed: issue-1\. Answer again, because pages changed: 1\.1\.1, /,
  );
  expect(readManual(readFileSync(join(folder, "manual.json"), "utf8")).issues).toHaveLength(3);
  expect(writeCarried(readEarlier(before), audit, folder)).toContain("exists, so the earlier checklist is not carried");
  expect(writeCarried(readEarlier(before), audit, before)).toContain("Carried over");
  expect(readdirSync(before).sort()).toEqual(["earlier-manual.json", "manual.json", "report.json"]);
});

test.each([
  ["nowhere", undefined, /nowhere is missing; give --against the report\.json of an earlier audit/],
  ["report.json", "{", /report\.json: it is not JSON; run/],
  ["report.json", JSON.stringify({ ...sampleAudit, findings: 3 }), /report\.json: “findings” is not a list/],
])("names the mistake in an earlier report: %s %s", (name, content, mistake) => {
  const file = join(temporaryFolder(), name);
  if (content) writeFileSync(file, content);
  expect(() => readEarlier(file)).toThrow(mistake);
});

test("lists findings by status, with ids", () => {
  const lines = printRetest(retest, later.findings).split("\n");
  expect(lines[0]).toBe(
    "Compared with the audit of November 22, 2026 at 09:12 UTC: 1 new, 1 still open, 2 fixed, and 0 not checked again.",
  );
  expect(lines).toContain("New   new1  1.4.3 /: The link is empty.");
  expect(lines).toContain("Fixed c0ffee02  1.4.3 /: The text is over a picture.");
});
