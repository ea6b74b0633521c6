import { manualCriteria } from "@kindred-ground/audit/core/manual.ts";
import {
  nextOpen,
  openedLines,
  progressOf,
  readOpened,
  savedAs,
  sharedPageOf,
  signatureOf,
} from "@kindred-ground/audit/reports/checklist-text.ts";
import { sampleAudit, signedChecklist } from "@kindred-ground/audit/test/sample-audit.ts";
import { expect, test } from "vitest";
import { whereToCheck } from "../../../reports/html/checklist.tsx";

const { audited } = signedChecklist;
const other = { commit: "0000000", endedAt: "2026-11-20T10:00:00.000Z" };
const noted = { "1.1.1": { outcome: "passed", note: "Read all." } } as const;

test("counts the answers by outcome", () => {
  expect(progressOf({})).toBe("0 of 55 answered.");
  expect(progressOf(noted)).toBe("1 of 55 answered: 1 passed.");
});

test("shows a signature only for its own audit", () => {
  expect(signatureOf(signedChecklist, audited)).toBe("Signed by Ada Example on 2026-11-23.");
  expect(signatureOf(signedChecklist, other)).toBeNull();
  expect(signatureOf(null, audited)).toBeNull();
});

test.each([
  [{ evaluator: "" }, "Saved as a draft, not signed: your name is missing."],
  [{ date: "" }, "Saved as a draft, not signed: the date is missing."],
  [{ evaluator: " ", date: "" }, "Saved as a draft, not signed: your name and the date are missing."],
])("saves a checklist with %j as a draft", (changes, words) => {
  expect(savedAs({ ...signedChecklist, answers: noted, ...changes }, audited, null)).toBe(words);
});

test("names the next step after saving a signed checklist", () => {
  expect(savedAs({ ...signedChecklist, answers: noted }, audited, null)).toBe(
    "Saved and signed. Move manual.json from your downloads to the folder of report.json. Then run `npm run a11y:sign` with the name of that folder.",
  );
});

test("says after saving why a narrowed audit cannot be signed", () => {
  expect(savedAs({ ...signedChecklist, answers: noted }, audited, "the audit covers only --page /shop")).toBe(
    "Saved, but the audit covers only --page /shop, so this report states no levels. Keep manual.json beside report.json for a retest, or sign a full audit, or one that only --page narrows.",
  );
});

test("explains how to renew a signature from another audit", () => {
  expect(savedAs({ ...signedChecklist, answers: noted }, other, null)).toMatch(
    /^Saved, but signed for another audit\. Check again, press “.*the answers apply to this audit”, and save again\.$/,
  );
});

test("hints at answers without a note", () => {
  const answers = { ...signedChecklist.answers, "1.4.3": { outcome: "failed", note: " " } } as const;
  expect(savedAs({ ...signedChecklist, answers }, audited, null)).toMatch(/ Add notes to: 1\.4\.3, 4\.1\.2\.$/);
});

test("signs a checklist when it is saved and requires a new signature after changes", () => {
  expect(sharedPageOf({ ...signedChecklist, date: "" }, false, audited)).toBe("Not signed yet.");
  expect(sharedPageOf(signedChecklist, false, audited)).toBe(
    "Not signed yet. To sign as Ada Example on 2026-11-23, save.",
  );
  expect(sharedPageOf(signedChecklist, true, audited)).toBe("Signed by Ada Example on 2026-11-23.");
  expect(sharedPageOf(signedChecklist, true, other)).toBe("Not signed yet.");
});

test("moves to the next unanswered criterion and wraps around after the last", () => {
  expect(nextOpen(noted, null)).toBe("1.2.1");
  expect(nextOpen(noted, "1.2.1")).toBe("1.2.2");
  expect(nextOpen(noted, "4.1.3")).toBe("1.2.1");
  const all = Object.fromEntries(manualCriteria.map((number) => [number, noted["1.1.1"]]));
  expect(nextOpen(all, "1.1.1")).toBeUndefined();
});

test("names the start command for manual checks of the local build", () => {
  expect(whereToCheck(sampleAudit)).toContain("run npm start in the project folder. Then open http://127.0.0.1:4173");
});

test("names the address for manual checks of a deployment", () => {
  expect(whereToCheck({ ...sampleAudit, origin: "https://staging.example.org", isOwnBuild: false })).toBe(
    "Check this site: https://staging.example.org.",
  );
});

test("reads opened pages by line, adds the day, and writes them back the same", () => {
  const lines = "/shop 2026-11-20\n\n  /a/b  \r\nthe page of thanks\n/x 2026-1-1";
  const opened = readOpened(lines, "2026-11-22");
  expect(opened).toEqual([
    { page: "/shop", on: "2026-11-20" },
    { page: "/a/b", on: "2026-11-22" },
    { page: "the page of thanks", on: "2026-11-22" },
    { page: "/x 2026-1-1", on: "2026-11-22" },
  ]);
  expect(readOpened(openedLines(opened), "2030-01-01")).toEqual(opened);
  expect(readOpened("2026-11-20", "2026-11-22")).toEqual([{ page: "2026-11-20", on: "2026-11-22" }]);
});
