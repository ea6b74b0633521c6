import { expect, test } from "vitest";
import {
  failedCriteria,
  type Issue,
  maxPictureLength,
  missingIn,
  newIssue,
  pagesOf,
  readIssue,
} from "../core/issues.ts";
import { isSameChecklist, type Manual, readManual, statedAnswers } from "../core/manual.ts";
import { signedChecklist } from "./sample-audit.ts";

const issue: Issue = { ...newIssue, id: "issue-1", title: "No focus indicator", pages: "/shop", criteria: "2.4.7" };
const checklist: Manual = { ...signedChecklist, issues: [issue] };

test("reads a saved issue without changes, and fills in what older files lack", () => {
  expect(readIssue(issue, "issue 1")).toEqual(issue);
  const { owner, due, environment, ...earlier } = issue;
  expect(readIssue(earlier, "issue 1")).toEqual(issue);
});

test("reads an issue of a file with one criterion and one page", () => {
  const { criteria, pages, kind, ...rest } = issue;
  expect(readIssue({ ...rest, criterion: "2.4.7", page: "/shop" }, "issue 1")).toEqual(issue);
});

test("knows several criteria at all levels and several pages, and only those", () => {
  const several = {
    ...issue,
    criteria: "2.4.7, 1.4.6;2.4.7 1.1.9 __proto__",
    pages: "/shop  /events //evil.example /\\evil.example shop",
  };
  expect(readIssue(several, "issue 1")).toEqual(several);
  expect(failedCriteria(several)).toEqual(["2.4.7", "1.4.6"]);
  expect(pagesOf(several)).toEqual(["/shop", "/events"]);
  expect(missingIn({ ...several, steps: "Tab." })).toEqual([
    "a page that begins with one slash instead of “//evil.example”",
    "a page that begins with one slash instead of “/\\evil.example”",
    "a page that begins with one slash instead of “shop”",
    "a criterion of WCAG 2.2 instead of “1.1.9”",
    "a criterion of WCAG 2.2 instead of “__proto__”",
  ]);
});

test("fails no criterion for a best practice or usability", () => {
  expect(failedCriteria({ ...issue, kind: "usability" })).toEqual([]);
  expect(missingIn({ ...issue, kind: "best practice", criteria: "", steps: "Tab." })).toEqual([]);
  expect(missingIn({ ...issue, criteria: "", steps: "Tab." })).toEqual(["a criterion, or another kind"]);
});

test.each([
  [{ id: "1" }, "the id of issue number 1 is “1”; write it like issue-3"],
  [{ id: "issue-../../etc/passwd" }, "the id of issue number 1 is “issue-../../etc/passwd”"],
  [{ id: `issue-${"9".repeat(300)}` }, "the id of issue number 1 is “issue-9999"],
  [
    { pages: Array.from({ length: 201 }, (_, at) => `/${at}`).join(" ") },
    "issue-1 names more than 200 pages; split it",
  ],
  [{ kind: "bug" }, "the kind of issue-1 is “bug”; use one of failure, best practice, usability"],
  [{ title: "A".repeat(30_000) }, "“title” of issue-1 is longer than 20000 characters; shorten it"],
  [{ severity: "A".repeat(10_000) }, `the severity of issue-1 is “${"A".repeat(60)}…”; use one of critical`],
  [{ severity: "constructor" }, "the severity of issue-1 is “constructor”"],
  [{ criteria: ["1.1.1"] }, "“criteria” of issue-1 is not text"],
  [{ picture: "../../etc/passwd" }, "the picture of issue-1 is not a PNG"],
  [{ picture: "data:image/../../x;base64,AAAA" }, "the picture of issue-1 is not a PNG"],
  [{ severity: "bad" }, "the severity of issue-1 is “bad”; use one of critical, serious, moderate, minor"],
  [{ status: "done" }, "the status of issue-1 is “done”; use one of open, to check again, fixed"],
  [{ due: "soon" }, "the due date of issue-1 is “soon”; write it like 2026-11-22"],
  [{ picture: "data:text/html;base64,AAAA" }, "the picture of issue-1 is not a PNG, JPEG or WebP data URL"],
  [{ picture: `data:image/png;base64,${"A".repeat(maxPictureLength)}` }, "of at most 400000 characters"],
  [{ steps: 3 }, "“steps” of issue-1 is not text; put it in quotation marks"],
])("keeps an issue with %j as it is, names the fix, and reads the others", (changes, problem) => {
  const damaged = { ...issue, ...changes };
  const other = { ...issue, id: "issue-7" };
  const read = readManual(JSON.stringify({ ...checklist, issues: [damaged, other] }));
  expect(read).toMatchObject({ answers: checklist.answers, issues: [other] });
  expect(read.damaged).toEqual([{ problem: expect.stringContaining(problem), value: damaged }]);
  expect(read.damaged[0]?.problem.length).toBeLessThan(700);
});

test.each<[string, unknown, string]>([
  ["a text", "issue", "issue number 1 is not an object"],
  ["a list", [issue], "issue number 1 is not an object"],
  ["null", null, "issue number 1 is not an object"],
  ["prototype keys", JSON.parse('{ "__proto__": { "id": "issue-1" } }'), "the id of issue number 1 is “”"],
])("keeps %s in the place of an issue, and reads the others", (_, damaged, problem) => {
  const read = readManual(JSON.stringify({ ...checklist, issues: [damaged, issue] }));
  expect(read).toMatchObject({ issues: [issue], damaged: [{ problem: expect.stringContaining(problem) }] });
  expect(Object.getPrototypeOf(read.issues[0])).toBe(Object.prototype);
  // A damaged issue stays in the file each time it is saved.
  expect(readManual(JSON.stringify(read)).damaged).toEqual([expect.objectContaining({ value: damaged })]);
});

test("keeps the second of two issues with one id", () => {
  const read = readManual(JSON.stringify({ ...checklist, issues: [issue, { ...issue, title: "Another" }] }));
  expect(read).toMatchObject({ issues: [issue], damaged: [{ problem: "two issues have the id issue-1; change one" }] });
});

test("keeps a damaged issue until it is corrected", () => {
  const damaged = { ...issue, id: "issue-2", severity: "bad" };
  const read = readManual(JSON.stringify({ ...checklist, issues: [damaged, issue] }));
  expect(read.issues).toEqual([issue]);
  expect(read.damaged).toEqual([{ problem: expect.stringContaining("the severity of issue-2"), value: damaged }]);
  const corrected = JSON.stringify(read).replace('"bad"', '"minor"');
  expect(readManual(corrected)).toMatchObject({ issues: [issue, { id: "issue-2", severity: "minor" }], damaged: [] });
});

test("counts a criterion with an open issue as failed, and a fixed one as answered", () => {
  const of = (changes: Partial<Issue>) => statedAnswers({ ...checklist, issues: [{ ...issue, ...changes }] });
  expect(of({})["2.4.7"]).toEqual({ outcome: "failed", note: "Open issue: issue-1." });
  expect(of({ criteria: "1.1.1" })["1.1.1"]).toEqual({
    outcome: "failed",
    note: "Every drawing has a text that says as much. Open issue: issue-1.",
    opened: [{ page: "/", on: "2026-11-22" }],
  });
  const several = of({ criteria: "2.4.7 2.4.12" });
  expect([several["2.4.7"]?.outcome, several["2.4.12"]?.outcome]).toEqual(["failed", "failed"]);
  expect(of({ kind: "usability" })).toEqual(checklist.answers);
  expect(of({ status: "to check again" })["2.4.7"]?.outcome).toBe("failed");
  expect(of({ status: "fixed" })["2.4.7"]).toBeUndefined();
});

test("compares checklists by their issues and the environments of their answers", () => {
  expect(isSameChecklist(checklist, { ...checklist, issues: [{ ...issue }] })).toBe(true);
  expect(isSameChecklist(checklist, { ...checklist, issues: [{ ...issue, note: "More." }] })).toBe(false);
  const tried = {
    ...checklist,
    answers: { ...checklist.answers, "1.2.1": { outcome: "passed", note: "", tried: ["e"] } },
  };
  expect(isSameChecklist(checklist, tried as Manual)).toBe(false);
});

test("names what an issue needs before others can work with it", () => {
  expect(missingIn({ ...issue, pages: "", title: " " })).toEqual(["a title", "a page", "steps"]);
  expect(missingIn({ ...issue, steps: "Tab." })).toEqual([]);
});
