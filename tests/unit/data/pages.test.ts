import { expect, test } from "vitest";
import { descriptionLength } from "../../../data/checks/rules.ts";
import { everyPage } from "../../../data/every-page.ts";
import { type Page, pages } from "../../../data/pages.ts";

/** Page titles promised to visitors, in order. Other pages may come between them. */
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

test("the top navigation has the twelve agreed labels in their order", () => {
  const labels = pages.map((page: Page) => page.nav);
  expect(labels.filter((label) => label && agreed.includes(label))).toEqual(agreed);
});

test.each(everyPage())("$path has a title, and a description that search results show whole", (page) => {
  expect(page.title).not.toBe("");
  expect(page.description.length).toBeGreaterThanOrEqual(descriptionLength.least);
  expect(page.description.length).toBeLessThanOrEqual(descriptionLength.most);
});

test("no two pages share a path or a title", () => {
  const all = everyPage();
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});
