import { expect, test } from "vitest";
import {
  isSameChecklist,
  isSigned,
  isSignedFor,
  type Manual,
  manualCriteria,
  missingFrom,
  readManual,
  wrongSignature,
} from "../core/manual.ts";

const checklist: Manual = {
  format: 1,
  evaluator: "Ada Example",
  organization: "",
  email: "",
  date: "2026-11-22",
  audited: { commit: "0123abc", endedAt: "2026-11-20T10:12:30.000Z" },
  answers: { "1.1.1": { outcome: "passed", note: "" }, "2.4.3": { outcome: "failed", note: "Menu." } },
  environments: [],
  issues: [],
  damaged: [],
};

test("reads a saved checklist without changes", () => {
  expect(readManual(JSON.stringify(checklist))).toEqual(checklist);
});

test("fills in the site's organization and email for older checklists", () => {
  const { organization, email, ...earlier } = checklist;
  expect(readManual(JSON.stringify(earlier))).toEqual(checklist);
});

test("treats a checklist as signed when it has a name and a date", () => {
  expect(isSigned(checklist)).toBe(true);
  expect(isSigned({ ...checklist, evaluator: "  " })).toBe(false);
  expect(isSigned({ ...checklist, date: "" })).toBe(false);
});

test("names the fields that a checklist needs before it is signed", () => {
  expect(missingFrom(checklist)).toBeNull();
  expect(missingFrom({ ...checklist, evaluator: " " })).toBe("your name is missing");
  expect(missingFrom({ ...checklist, date: "" })).toBe("the date is missing");
  expect(missingFrom({ ...checklist, evaluator: "", date: "" })).toBe("your name and the date are missing");
});

test("accepts a signature for its own audit, or for another audit of the same unchanged commit", () => {
  const { commit, endedAt } = checklist.audited;
  const later = "2026-11-21T08:00:00.000Z";
  expect(isSignedFor(checklist, { commit, endedAt })).toBe(true);
  expect(isSignedFor(checklist, { commit, endedAt: later })).toBe(true);
  expect(isSignedFor(checklist, { commit: "fedcba9", endedAt })).toBe(false);
  expect(isSignedFor(checklist, { commit: null, endedAt })).toBe(false);
  expect(isSignedFor({ ...checklist, evaluator: "" }, checklist.audited)).toBe(false);
  for (const unsure of [null, "0123abc+"]) {
    const changed = { ...checklist, audited: { commit: unsure, endedAt } };
    expect(isSignedFor(changed, { commit: unsure, endedAt })).toBe(true);
    expect(isSignedFor(changed, { commit: unsure, endedAt: later })).toBe(false);
  }
});

test("accepts signature dates from the audit's day to today, with one day for time zones", () => {
  const now = new Date("2026-11-23T14:00:00.000Z");
  const on = (date: string) => wrongSignature({ ...checklist, date }, now);
  expect(on("2026-11-18")).toMatch("the date 2026-11-18 is before the audit of 2026-11-20");
  for (const day of ["", "2026-11-19", "2026-11-20", "2026-11-23", "2026-11-24"]) expect(on(day)).toBeNull();
  expect(on("2026-11-25")).toMatch("the date 2026-11-25 is in the future");
});

test("accepts an empty email or a single valid one", () => {
  const withEmail = (email: string) => wrongSignature({ ...checklist, email }, new Date("2026-11-23T14:00:00.000Z"));
  for (const email of ["", "ada@example.org", "o'hara+a11y@one.two-three.example"]) expect(withEmail(email)).toBeNull();
  const near = [
    "ada@example",
    "ada,bob@example.org",
    "ada@example..org",
    "<ada@example.org>",
    "ada@-a.org",
    ".a@b.org",
  ];
  for (const email of ["ada", "ada@", "@example.org", "ada@one@two", "a da@example.org", "ada@bücher.example", ...near])
    expect(withEmail(email)).toBe(`“${email}” is not a valid email address; enter one like ada@example.org`);
  expect(withEmail(`${"a".repeat(250)}@example.org`)).toBe(
    "the email is longer than 254 characters; enter a shorter one",
  );
});

test("asks about all A and AA criteria and no AAA criteria", () => {
  expect(manualCriteria).toHaveLength(55);
  expect(manualCriteria).toContain("2.5.8");
  expect(manualCriteria).not.toContain("2.5.5");
});

test.each([
  ["invalid JSON", "nothing", "is not JSON"],
  ["a list at the root", "[]", "the checklist is not an object"],
  ["another format", JSON.stringify({ ...checklist, format: 2 }), "its format is 2"],
  ["an unreadable date", JSON.stringify({ ...checklist, date: "22 November" }), "its date is “22 November”"],
  ["a month after December", JSON.stringify({ ...checklist, date: "2026-13-01" }), "its date is “2026-13-01”"],
  ["a day after the month’s end", JSON.stringify({ ...checklist, date: "2026-02-30" }), "its date is “2026-02-30”"],
  [
    "an invalid end time",
    JSON.stringify({ ...checklist, audited: { ...checklist.audited, endedAt: "then" } }),
    "“endedAt” is “then”",
  ],
  [
    "an evaluator in no words",
    JSON.stringify({ ...checklist, evaluator: 3 }),
    "“evaluator” of the checklist is not text",
  ],
  [
    "a criterion at AAA",
    JSON.stringify({ ...checklist, answers: { "2.5.5": { outcome: "passed", note: "" } } }),
    "2.5.5",
  ],
  [
    "an unknown outcome",
    JSON.stringify({ ...checklist, answers: { "1.1.1": { outcome: "fine", note: "" } } }),
    '"fine"',
  ],
  [
    "a missing note",
    JSON.stringify({ ...checklist, answers: { "1.1.1": { outcome: "passed" } } }),
    "the note of 1.1.1",
  ],
  ["more than 30 MB of text", " ".repeat(30_000_001), "it is too long"],
])("rejects a checklist with %s and gives the reason", (_, text, reason) => {
  expect(() => readManual(text)).toThrow(reason);
});

test("compares checklists by content, not by answer order", () => {
  const answers = Object.fromEntries(Object.entries(checklist.answers).reverse());
  expect(isSameChecklist(checklist, { ...checklist, answers })).toBe(true);
  expect(isSameChecklist(checklist, { ...checklist, answers: {} })).toBe(false);
  expect(isSameChecklist(checklist, { ...checklist, date: "2026-11-24" })).toBe(false);
});

test("ignores the save time of older checklists", () => {
  expect(readManual(JSON.stringify({ ...checklist, savedAt: "2026-11-23T14:05:00.000Z" }))).toEqual(checklist);
});
