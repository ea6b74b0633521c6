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
] as const)("the sheet shows “%s”", (filter, numbers) => {
  expect(criteria.filter((each) => isChosen(filter, each, answers)).map(({ number }) => number)).toEqual(numbers);
});

test("the next open criterion comes after the one that was answered, and from the top again after the last", () => {
  expect(nextOpen(criteria, answers, null)?.number).toBe("1.1.1");
  expect(nextOpen(criteria, answers, "1.1.1")?.number).toBe("1.4.3");
  expect(nextOpen(criteria, answers, "1.4.3")?.number).toBe("1.1.1");
  expect(
    nextOpen(criteria, { ...answers, "1.1.1": answers["1.2.1"], "1.4.3": answers["1.2.1"] }, null),
  ).toBeUndefined();
});

test("a filter says how many it shows, and why there are none", () => {
  expect(shownWords("all", 55)).toBe("55 of 55 shown.");
  expect(shownWords("open", 0)).toBe("None shown: every criterion is answered.");
  expect(shownWords("failing", 0)).toBe("None shown: the machine found no failure.");
});
