import { expect, test } from "vitest";
import { type Issue, longestPicture, missingIn, newIssue, readIssue } from "../core/issues.ts";
import { isSameChecklist, type Manual, readManual, statedAnswers } from "../core/manual.ts";
import { signedChecklist } from "./sample-audit.ts";

const issue: Issue = { ...newIssue, id: "issue-1", title: "No focus indicator", page: "/shop", criterion: "2.4.7" };
const sheet: Manual = { ...signedChecklist, issues: [issue] };

test("reads a saved issue without changes, and fills in what older files lack", () => {
  expect(readIssue(issue, "issue 1")).toEqual(issue);
  const { owner, due, environment, ...earlier } = issue;
  expect(readIssue(earlier, "issue 1")).toEqual(issue);
});

test.each([
  [{ id: "1" }, "the id of issue number 1 is “1”; write it like issue-3"],
  [{ id: "issue-../../etc/passwd" }, "the id of issue number 1 is “issue-../../etc/passwd”"],
  [{ id: `issue-${"9".repeat(300)}` }, "the id of issue number 1 is “issue-9999"],
  [{ page: "shop" }, "the page of issue-1 is “shop”; begin it with one slash"],
  [{ page: "//evil.example" }, "the page of issue-1 is “//evil.example”; begin it with one slash"],
  [{ page: "/\\evil.example" }, "the page of issue-1 is “/\\evil.example”; begin it with one slash"],
  [{ title: "A".repeat(30_000) }, "“title” of issue-1 is longer than 20000 characters; shorten it"],
  [{ severity: "A".repeat(10_000) }, `the severity of issue-1 is “${"A".repeat(60)}…”; use one of critical`],
  [{ severity: "constructor" }, "the severity of issue-1 is “constructor”"],
  [{ criterion: "__proto__" }, "the criterion of issue-1 is “__proto__”"],
  [{ criterion: ["1.1.1"] }, "“criterion” of issue-1 is not text"],
  [{ picture: "../../etc/passwd" }, "the picture of issue-1 is not a PNG"],
  [{ picture: "data:image/../../x;base64,AAAA" }, "the picture of issue-1 is not a PNG"],
  [{ criterion: "2.5.5" }, "the criterion of issue-1 is “2.5.5”; use one of 1.1.1, "],
  [{ severity: "bad" }, "the severity of issue-1 is “bad”; use one of critical, serious, moderate, minor"],
  [{ status: "done" }, "the status of issue-1 is “done”; use one of open, to check again, fixed"],
  [{ due: "soon" }, "the due date of issue-1 is “soon”; write it like 2026-11-22"],
  [{ picture: "data:text/html;base64,AAAA" }, "the picture of issue-1 is not a PNG, JPEG or WebP data URL"],
  [{ picture: `data:image/png;base64,${"A".repeat(longestPicture)}` }, "of at most 400000 characters"],
  [{ steps: 3 }, "“steps” of issue-1 is not text; put it in quotation marks"],
])("keeps an issue with %j as it is, names the fix, and reads the others", (changes, problem) => {
  const damaged = { ...issue, ...changes };
  const other = { ...issue, id: "issue-7" };
  const read = readManual(JSON.stringify({ ...sheet, issues: [damaged, other] }));
  expect(read).toMatchObject({ answers: sheet.answers, issues: [other] });
  expect(read.damaged).toEqual([{ problem: expect.stringContaining(problem), value: damaged }]);
  expect(read.damaged[0]?.problem.length).toBeLessThan(700);
});

test.each<[string, unknown, string]>([
  ["a text", "issue", "issue number 1 is not an object"],
  ["a list", [issue], "issue number 1 is not an object"],
  ["null", null, "issue number 1 is not an object"],
  ["prototype keys", JSON.parse('{ "__proto__": { "id": "issue-1" } }'), "the id of issue number 1 is “”"],
])("keeps %s in the place of an issue, and reads the others", (_, damaged, problem) => {
  const read = readManual(JSON.stringify({ ...sheet, issues: [damaged, issue] }));
  expect(read).toMatchObject({ issues: [issue], damaged: [{ problem: expect.stringContaining(problem) }] });
  expect(Object.getPrototypeOf(read.issues[0])).toBe(Object.prototype);
  // A damaged issue stays in the file, however often it is saved.
  expect(readManual(JSON.stringify(read)).damaged).toEqual([expect.objectContaining({ value: damaged })]);
});

test("keeps the second of two issues with one id", () => {
  const read = readManual(JSON.stringify({ ...sheet, issues: [issue, { ...issue, title: "Another" }] }));
  expect(read).toMatchObject({ issues: [issue], damaged: [{ problem: "two issues have the id issue-1; change one" }] });
});

test("keeps a damaged issue until it is corrected", () => {
  const damaged = { ...issue, id: "issue-2", severity: "bad" };
  const read = readManual(JSON.stringify({ ...sheet, issues: [damaged, issue] }));
  expect(read.issues).toEqual([issue]);
  expect(read.damaged).toEqual([{ problem: expect.stringContaining("the severity of issue-2"), value: damaged }]);
  const corrected = JSON.stringify(read).replace('"bad"', '"minor"');
  expect(readManual(corrected)).toMatchObject({ issues: [issue, { id: "issue-2", severity: "minor" }], damaged: [] });
});

test("counts a criterion with an open issue as failed, and a fixed one as answered", () => {
  const of = (changes: Partial<Issue>) => statedAnswers({ ...sheet, issues: [{ ...issue, ...changes }] });
  expect(of({})["2.4.7"]).toEqual({ outcome: "failed", note: "Open issue: issue-1." });
  expect(of({ criterion: "1.1.1" })["1.1.1"]).toEqual({
    outcome: "failed",
    note: "Every drawing has a text that says as much. Open issue: issue-1.",
    opened: [{ page: "/", on: "2026-11-22" }],
  });
  expect(of({ status: "to check again" })["2.4.7"]?.outcome).toBe("failed");
  expect(of({ status: "fixed" })["2.4.7"]).toBeUndefined();
});

test("compares checklists by their issues and the environments of their answers", () => {
  expect(isSameChecklist(sheet, { ...sheet, issues: [{ ...issue }] })).toBe(true);
  expect(isSameChecklist(sheet, { ...sheet, issues: [{ ...issue, note: "More." }] })).toBe(false);
  const tried = { ...sheet, answers: { ...sheet.answers, "1.2.1": { outcome: "passed", note: "", tried: ["e"] } } };
  expect(isSameChecklist(sheet, tried as Manual)).toBe(false);
});

test("names what an issue needs before others can work with it", () => {
  expect(missingIn({ ...issue, page: "", title: " " })).toEqual(["a title", "a page", "steps"]);
  expect(missingIn({ ...issue, steps: "Tab." })).toEqual([]);
});
