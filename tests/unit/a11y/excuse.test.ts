import { expect, test } from "vitest";
import { type Excuse, excuses, faultsOf, matches, unneeded } from "../../../a11y/accepted-findings.ts";
import { seen } from "./seen.ts";

const excuse: Excuse = {
  source: "axe",
  rule: "color-contrast",
  pages: ["/shop"],
  element: "main > p",
  reason: "The words are part of a picture, which has an alternative.",
  link: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum",
};

test("an excuse holds for its source, rule, page and element together", () => {
  expect(matches(excuse, seen())).toBe(true);
  expect(matches(excuse, seen({ by: "text-ground" }))).toBe(false);
  expect(matches(excuse, seen({ rule: "target-size" }))).toBe(false);
  expect(matches(excuse, seen({ place: { page: "/about" } }))).toBe(false);
  expect(matches(excuse, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(false);
});

test("an excuse can hold for every page", () => {
  expect(matches({ ...excuse, pages: "every page" }, seen({ place: { page: "/about" } }))).toBe(true);
});

test("an excuse can hold for every element that a rule misjudges", () => {
  const everywhere = { ...excuse, element: "every element" };
  expect(matches(everywhere, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(true);
  expect(matches(everywhere, seen({ rule: "target-size" }))).toBe(false);
});

test("an excuse that nothing needs is told", () => {
  const other = { ...excuse, rule: "target-size" };
  expect(unneeded([excuse, other], [seen()])).toEqual([other]);
});

test("an excuse without a reason that can be checked, or without a link, is a mistake", () => {
  expect(faultsOf([excuse])).toEqual([]);
  expect(faultsOf([{ ...excuse, reason: "False positive." }])).toEqual([expect.stringMatching(/excuse 1 .* reason/)]);
  // @ts-expect-error A link must be an address.
  expect(faultsOf([{ ...excuse, link: "" }])).toEqual([expect.stringMatching(/excuse 1 .* written/)]);
  // @ts-expect-error An excuse needs a link.
  const withoutLink: Excuse = { ...excuse, link: undefined };
  expect(faultsOf([withoutLink])).toHaveLength(1);
});

test("an excuse that names no page or no element is a mistake", () => {
  expect(faultsOf([{ ...excuse, pages: [] }])).toHaveLength(1);
  expect(faultsOf([{ ...excuse, element: "" }])).toHaveLength(1);
});

test("every excuse of the audit says what it excuses, why, and where that is written", () => {
  expect(faultsOf(excuses)).toEqual([]);
});
