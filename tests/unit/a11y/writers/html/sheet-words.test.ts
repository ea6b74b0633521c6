import { expect, test } from "vitest";
import { progressOf, savedAs, signatureOf } from "../../../../../a11y/writers/html/model/sheet-words.ts";
import { signedSheet } from "../../sample-audit.ts";

const { audited } = signedSheet;
const other = { commit: "0000000", endedAt: "2026-11-20T10:00:00.000Z" };
const noted = { "1.1.1": { outcome: "passed", note: "Read all." } } as const;

test("progress counts the answers by their outcome", () => {
  expect(progressOf({})).toBe("0 of 55 answered.");
  expect(progressOf(noted)).toBe("1 of 55 answered: 1 passed.");
});

test("a signature is shown beside the audit that it holds for", () => {
  expect(signatureOf(signedSheet, audited)).toBe("Signed by Ada Example on 2026-11-23.");
  expect(signatureOf(signedSheet, other)).toBeNull();
  expect(signatureOf(null, audited)).toBeNull();
});

test.each([
  [{ evaluator: "" }, "Saved as a draft, not signed: your name is missing."],
  [{ date: "" }, "Saved as a draft, not signed: the day is missing."],
  [{ evaluator: " ", date: "" }, "Saved as a draft, not signed: your name and the day are missing."],
])("a sheet with %j is saved as a draft", (changes, words) => {
  expect(savedAs({ ...signedSheet, answers: noted, ...changes }, audited)).toBe(words);
});

test("a signed sheet is saved with the next step", () => {
  expect(savedAs({ ...signedSheet, answers: noted }, audited)).toBe(
    "Saved and signed. Put manual.json from your downloads beside report.json, then run `npm run a11y:sign`.",
  );
});

test("a sheet that was signed over another audit is saved with what is still to do", () => {
  expect(savedAs({ ...signedSheet, answers: noted }, other)).toMatch(
    /^Saved, signed over another audit: look again, press “.*they hold for this audit”, and save it again\.$/,
  );
});

test("what passed or failed without a word is named as a hint", () => {
  const answers = { ...signedSheet.answers, "1.4.3": { outcome: "failed", note: " " } } as const;
  expect(savedAs({ ...signedSheet, answers }, audited)).toMatch(/ No words on: 1\.4\.3, 4\.1\.2\.$/);
});
