import { expect, test } from "vitest";
import { descriptionLength } from "../../../data/checks/rules.ts";
import { everyPage, findablePages, searchedPages } from "../../../data/every-page.ts";
import { type Page, pages } from "../../../data/pages.ts";

/** Page titles promised to visitors, in order. Other pages can come between them. */
const agreed = [
  "Home",
  "About",
  "Academy",
  "ERIN’s Place",
  "Homestead",
  "Quiz",
  "Collaborations",
  "Shop",
  "Events",
  "Articles",
  "Get Involved",
  "Contact",
];

test("contains the twelve agreed labels in the top navigation in order", () => {
  const labels = pages.map((page: Page) => page.nav);
  expect(labels.filter((label) => label && agreed.includes(label))).toEqual(agreed);
});

test.each(everyPage())("gives $path a title and a description that fits search results", (page) => {
  expect(page.title).not.toBe("");
  expect(page.description.length).toBeGreaterThanOrEqual(descriptionLength.min);
  expect(page.description.length).toBeLessThanOrEqual(descriptionLength.max);
});

test("keeps pages for auditors and designers, and the list of all pages, out of search results", () => {
  const searched = searchedPages().map(({ path }) => path);
  const others = findablePages().filter(({ path }) => !searched.includes(path));
  expect(others.map(({ path }) => path).sort()).toEqual(["/accessibility/audit", "/design", "/licenses", "/site-map"]);
  expect(searched).toContain("/accessibility");
  expect(searched.filter((path) => path.startsWith("/design"))).toEqual([]);
});
