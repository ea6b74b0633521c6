import { expect, test } from "vitest";
import {
  isSameSheet,
  isSigned,
  isSignedFor,
  type Manual,
  manualCriteria,
  missingFrom,
  readManual,
  wrongSignature,
} from "../../../a11y/manual.ts";

const sheet: Manual = {
  format: 1,
  evaluator: "Ada Example",
  organization: "",
  email: "",
  date: "2026-11-22",
  audited: { commit: "0123abc", endedAt: "2026-11-20T10:12:30.000Z" },
  answers: { "1.1.1": { outcome: "passed", note: "" }, "2.4.3": { outcome: "failed", note: "Menu." } },
};

test("a sheet that was saved is read back as it was", () => {
  expect(readManual(JSON.stringify(sheet))).toEqual(sheet);
});

test("a sheet from before organization and email were asked for is of the site’s own", () => {
  const { organization, email, ...earlier } = sheet;
  expect(readManual(JSON.stringify(earlier))).toEqual(sheet);
});

test("a sheet is signed once it has a name and a day", () => {
  expect(isSigned(sheet)).toBe(true);
  expect(isSigned({ ...sheet, evaluator: "  " })).toBe(false);
  expect(isSigned({ ...sheet, date: "" })).toBe(false);
});

test("what a sheet lacks to be signed is named", () => {
  expect(missingFrom(sheet)).toBeNull();
  expect(missingFrom({ ...sheet, evaluator: " " })).toBe("your name is missing");
  expect(missingFrom({ ...sheet, date: "" })).toBe("the day is missing");
  expect(missingFrom({ ...sheet, evaluator: "", date: "" })).toBe("your name and the day are missing");
});

test("a sheet is signed for its own audit, and for another of the same commit without changes", () => {
  const { commit, endedAt } = sheet.audited;
  const later = "2026-11-21T08:00:00.000Z";
  expect(isSignedFor(sheet, { commit, endedAt })).toBe(true);
  expect(isSignedFor(sheet, { commit, endedAt: later })).toBe(true);
  expect(isSignedFor(sheet, { commit: "fedcba9", endedAt })).toBe(false);
  expect(isSignedFor(sheet, { commit: null, endedAt })).toBe(false);
  expect(isSignedFor({ ...sheet, evaluator: "" }, sheet.audited)).toBe(false);
  for (const unsure of [null, "0123abc+"]) {
    const changed = { ...sheet, audited: { commit: unsure, endedAt } };
    expect(isSignedFor(changed, { commit: unsure, endedAt })).toBe(true);
    expect(isSignedFor(changed, { commit: unsure, endedAt: later })).toBe(false);
  }
});

test("a sheet is signed from the audit’s day to today, either a day off for who lives east or west", () => {
  const now = new Date("2026-11-23T14:00:00.000Z");
  const on = (date: string) => wrongSignature({ ...sheet, date }, now);
  expect(on("2026-11-18")).toMatch("the day 2026-11-18 is before the audit’s own, 2026-11-20");
  for (const day of ["", "2026-11-19", "2026-11-20", "2026-11-23", "2026-11-24"]) expect(on(day)).toBeNull();
  expect(on("2026-11-25")).toMatch("the day 2026-11-25 is yet to come");
});

test("an email is none or one", () => {
  const withEmail = (email: string) => wrongSignature({ ...sheet, email }, new Date("2026-11-23T14:00:00.000Z"));
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
    expect(withEmail(email)).toBe(`“${email}” is no email that an OpenACR can name; write it like ada@example.org`);
  expect(withEmail(`${"a".repeat(250)}@example.org`)).toBe(
    "the email is longer than 254 characters; write a shorter one",
  );
});

test("the sheet asks for the criteria at A and AA, and for none at AAA", () => {
  expect(manualCriteria).toHaveLength(55);
  expect(manualCriteria).toContain("2.5.8");
  expect(manualCriteria).not.toContain("2.5.5");
});

test.each([
  ["what is not JSON", "nothing", "is not JSON"],
  ["a list", "[]", "the sheet is no object"],
  ["another format", JSON.stringify({ ...sheet, format: 2 }), "its format is 2"],
  ["a day that is none", JSON.stringify({ ...sheet, date: "22 November" }), "its date is “22 November”"],
  ["a day past the month’s end", JSON.stringify({ ...sheet, date: "2026-13-01" }), "its date is “2026-13-01”"],
  ["a day that its month lacks", JSON.stringify({ ...sheet, date: "2026-02-30" }), "its date is “2026-02-30”"],
  [
    "an audit’s end that is no time",
    JSON.stringify({ ...sheet, audited: { ...sheet.audited, endedAt: "then" } }),
    "“endedAt” is “then”",
  ],
  ["no evaluator", JSON.stringify({ ...sheet, evaluator: null }), "“evaluator” is no text"],
  ["a criterion at AAA", JSON.stringify({ ...sheet, answers: { "2.5.5": { outcome: "passed", note: "" } } }), "2.5.5"],
  ["an unknown outcome", JSON.stringify({ ...sheet, answers: { "1.1.1": { outcome: "fine", note: "" } } }), '"fine"'],
  [
    "a note that is no text",
    JSON.stringify({ ...sheet, answers: { "1.1.1": { outcome: "passed" } } }),
    "the note of 1.1.1",
  ],
  ["an endless file", " ".repeat(1_000_001), "longer than any sheet"],
])("%s is refused with the reason", (_, text, reason) => {
  expect(() => readManual(text)).toThrow(reason);
});

test("two sheets that say the same are the same, whenever they were saved and however their answers are sorted", () => {
  const answers = Object.fromEntries(Object.entries(sheet.answers).reverse());
  expect(isSameSheet(sheet, { ...sheet, answers, savedAt: "2026-11-23T14:05:00.000Z" })).toBe(true);
  expect(isSameSheet(sheet, { ...sheet, answers: {} })).toBe(false);
  expect(isSameSheet(sheet, { ...sheet, date: "2026-11-24" })).toBe(false);
});

test("a sheet tells when it was saved, or nothing of it", () => {
  const read = (savedAt?: unknown) => readManual(JSON.stringify({ ...sheet, savedAt }));
  expect(read("2026-11-23T14:05:00.000Z").savedAt).toBe("2026-11-23T14:05:00.000Z");
  expect(read()).toEqual(sheet);
  expect(() => read("soon")).toThrow("“savedAt” is “soon”");
});
