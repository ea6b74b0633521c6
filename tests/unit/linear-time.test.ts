import { describe, expect, test } from "vitest";
import { everyForm } from "../../data/forms/every-form.ts";
import { formWords } from "../../data/forms/words.ts";
import { withoutTrailingSlashes } from "../../policy/page-path.ts";
import { check } from "../../src/forms/schema.ts";

const { contact } = everyForm;

/** Milliseconds of the fastest of five runs. */
function fastest(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}

describe("sixteen times the input costs at most forty times the work, whoever wrote it", () => {
  test.each<[string, (length: number) => () => unknown]>([
    ["slashes before another letter", (length) => () => withoutTrailingSlashes(`${"/".repeat(length)}x`)],
    ["slashes at the end", (length) => () => withoutTrailingSlashes(`/a${"/".repeat(length)}`)],
    [
      "combining marks",
      (length) => () => check(contact, { message: `a${"\u0327\u0301".repeat(length / 2)}` }, formWords.errors),
    ],
    [
      "marks in runs",
      (length) => () => check(contact, { firstName: "a\u0327\u0301".repeat(length / 3) }, formWords.errors),
    ],
    ["white space", (length) => () => check(contact, { firstName: `a${" \t".repeat(length / 2)}b` }, formWords.errors)],
    ["ends of lines", (length) => () => check(contact, { message: "\r".repeat(length) }, formWords.errors)],
  ])("%s", (_, runOf) => {
    const small = fastest(runOf(4_000));
    const large = fastest(runOf(64_000));
    // What is over at once is not measured by its ratio.
    expect(large).toBeLessThan(40 * Math.max(small, 0.2));
  });
});

test("what a script really writes keeps all its marks, and a text is refused for its length before it is read", () => {
  const typed = { firstName: "Ya\u0301n\u0303ez\u0327\u0301", message: "a".repeat(30_000) };
  expect(check(contact, typed, formWords.errors)).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ field: "message", code: "max" })]),
  });
  const rest = { lastName: "Li", email: "a@b.example", inquiry: "other", subject: "Soup", message: "Hi" };
  expect(check(contact, { ...typed, ...rest }, formWords.errors)).toMatchObject({
    fields: { firstName: typed.firstName.normalize("NFC") },
  });
});
