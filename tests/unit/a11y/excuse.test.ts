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

test("matches an accepted finding by source, rule, page, and element together", () => {
  expect(matches(excuse, seen())).toBe(true);
  expect(matches(excuse, seen({ by: "text-ground" }))).toBe(false);
  expect(matches(excuse, seen({ rule: "target-size" }))).toBe(false);
  expect(matches(excuse, seen({ place: { page: "/about" } }))).toBe(false);
  expect(matches(excuse, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(false);
});

test("can accept a finding on every page", () => {
  expect(matches({ ...excuse, pages: "every page" }, seen({ place: { page: "/about" } }))).toBe(true);
});

test("can accept a finding for every element that a rule misjudges", () => {
  const everywhere = { ...excuse, element: "every element" };
  expect(matches(everywhere, seen({ selector: "main > p:nth-of-type(2)" }))).toBe(true);
  expect(matches(everywhere, seen({ rule: "target-size" }))).toBe(false);
});

test("reports accepted findings that match nothing", () => {
  const other = { ...excuse, rule: "target-size" };
  expect(unneeded([excuse, other], [seen()])).toEqual([other]);
});

test("requires a verifiable reason and a link for each accepted finding", () => {
  expect(faultsOf([excuse])).toEqual([]);
  expect(faultsOf([{ ...excuse, reason: "False positive." }])).toEqual([expect.stringMatching(/entry 1 .* reason/)]);
  // @ts-expect-error A link must be an address.
  expect(faultsOf([{ ...excuse, link: "" }])).toEqual([expect.stringMatching(/entry 1 .* link to/)]);
  // @ts-expect-error An accepted finding needs a link.
  const withoutLink: Excuse = { ...excuse, link: undefined };
  expect(faultsOf([withoutLink])).toHaveLength(1);
});

test("requires a page and an element for each accepted finding", () => {
  expect(faultsOf([{ ...excuse, pages: [] }])).toHaveLength(1);
  expect(faultsOf([{ ...excuse, element: "" }])).toHaveLength(1);
});

test("finds no faults in the accepted findings of the audit", () => {
  expect(faultsOf(excuses)).toEqual([]);
});
