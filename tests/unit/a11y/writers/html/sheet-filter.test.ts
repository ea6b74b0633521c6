import { expect, test } from "vitest";
import { isChosen, nextOpen, shownWords } from "../../../../../a11y/writers/html/checklist-text.ts";

const criteria = [
  { number: "1.1.1", word: "fails" },
  { number: "1.2.1", word: "by hand" },
  { number: "1.4.3", word: "to review" },
] as const;
const answers = { "1.2.1": { outcome: "passed", note: "" } } as const;

test.each([
  ["all", ["1.1.1", "1.2.1", "1.4.3"]],
  ["open", ["1.1.1", "1.4.3"]],
  ["failing", ["1.1.1"]],
] as const)("shows criteria for the filter “%s”", (filter, numbers) => {
  expect(criteria.filter((each) => isChosen(filter, each, answers)).map(({ number }) => number)).toEqual(numbers);
});

test("moves to the next unanswered criterion and wraps around after the last", () => {
  expect(nextOpen(criteria, answers, null)?.number).toBe("1.1.1");
  expect(nextOpen(criteria, answers, "1.1.1")?.number).toBe("1.4.3");
  expect(nextOpen(criteria, answers, "1.4.3")?.number).toBe("1.1.1");
  expect(
    nextOpen(criteria, { ...answers, "1.1.1": answers["1.2.1"], "1.4.3": answers["1.2.1"] }, null),
  ).toBeUndefined();
});

test("counts the shown criteria and explains an empty list", () => {
  expect(shownWords("all", 55)).toBe("55 of 55 shown.");
  expect(shownWords("open", 0)).toBe("No criteria shown. All criteria have an answer.");
  expect(shownWords("failing", 0)).toBe("No criteria shown. Automated checks found no failures.");
});
