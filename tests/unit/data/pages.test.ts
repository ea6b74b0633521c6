import { describe, expect, test } from "vitest";
import { everyPage } from "../../../data/every-page.ts";
import { type Page, pages } from "../../../data/pages.ts";

describe("the list of pages", () => {
  test("the top navigation has its twelve labels in their order", () => {
    const labels = pages.map((page: Page) => page.nav).filter(Boolean);
    const [first, ...rest] = labels;
    expect(first).toBe("Home");
    expect(rest).toEqual([
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
    ]);
  });

  test.each(everyPage())(
    "$path has a title, and a description that search results show whole",
    ({ title, description }) => {
      expect(title).not.toBe("");
      expect(description.length).toBeGreaterThan(40);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  test("no two pages share a title", () => {
    const titles = everyPage().map((page) => page.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
