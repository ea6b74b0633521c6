import { expect, test } from "vitest";
import { type Issue, longestPicture, missingIn, newIssue, readIssue } from "../../../a11y/issues.ts";
import { isSameChecklist, type Manual, readManual, statedAnswers } from "../../../a11y/manual.ts";
import { signedChecklist } from "./sample-audit.ts";

const issue: Issue = { ...newIssue, id: "issue-1", title: "No focus indicator", page: "/shop", criterion: "2.4.7" };
const sheet: Manual = { ...signedChecklist, issues: [issue] };

test("reads a saved issue without changes, and fills in what older files lack", () => {
  expect(readIssue(issue, "issue 1")).toEqual(issue);
  const { owner, due, environment, ...earlier } = issue;
  expect(readIssue(earlier, "issue 1")).toEqual(issue);
});

test.each([
  [{ id: "1" }, "the id of issue 1 is “1”; write it like issue-3"],
  [{ page: "shop" }, "the page of issue 1 is “shop”; begin it with a slash"],
  [{ criterion: "2.5.5" }, "the criterion of issue 1 is “2.5.5”; use one of 1.1.1, "],
  [{ severity: "bad" }, "the severity of issue 1 is “bad”; use one of critical, serious, moderate, minor"],
  [{ status: "done" }, "the status of issue 1 is “done”; use one of open, to check again, fixed"],
  [{ due: "soon" }, "its due date of issue 1 is “soon”; write it like 2026-11-22"],
  [{ picture: "data:text/html;base64,AAAA" }, "the picture of issue 1 is not a PNG, JPEG or WebP data URL"],
  [{ picture: `data:image/png;base64,${"A".repeat(longestPicture)}` }, "of at most 400000 characters"],
  [{ steps: 3 }, "“steps” of issue 1 is not text; put it in quotation marks"],
])("rejects an issue with %j and names the fix", (changes, problem) => {
  expect(() => readIssue({ ...issue, ...changes }, "issue 1")).toThrow(problem);
});

test("keeps a damaged issue as it is, and reads the others", () => {
  const damaged = { ...issue, id: "issue-2", severity: "bad" };
  const read = readManual(JSON.stringify({ ...sheet, issues: [damaged, issue] }));
  expect(read.issues).toEqual([issue]);
  expect(read.damaged).toEqual([{ problem: expect.stringContaining("the severity of issue 1"), value: damaged }]);
  const corrected = JSON.stringify(read).replace('"bad"', '"minor"');
  expect(readManual(corrected)).toMatchObject({ issues: [issue, { id: "issue-2", severity: "minor" }], damaged: [] });
});

test("counts a criterion with an open issue as failed, and a fixed one as answered", () => {
  const of = (changes: Partial<Issue>) => statedAnswers({ ...sheet, issues: [{ ...issue, ...changes }] });
  expect(of({})["2.4.7"]).toEqual({ outcome: "failed", note: "Open issue: issue-1." });
  expect(of({ criterion: "1.1.1" })["1.1.1"]).toEqual({
    outcome: "failed",
    note: "Every drawing has a text that says as much. Open issue: issue-1.",
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
