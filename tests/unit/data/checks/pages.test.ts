import { expect, test } from "vitest";
import { pageMistakes, unlistedPageMistakes } from "../../../../data/checks/pages.ts";
import { partnerMistakes, programMistakes } from "../../../../data/checks/programs.ts";
import { roleMistakes } from "../../../../data/every-page.ts";
import type { Page } from "../../../../data/pages.ts";
import type { Partner } from "../../../../data/partners.ts";
import type { Program } from "../../../../data/programs.ts";
import { roles } from "../../../../data/quiz/roles.ts";

const sentence = "A sentence that says what a visitor finds on this page.";
const soup: Page = { path: "/soup", title: "Soup", description: sentence, route: "soup", footer: "take part" };

test("accepts a valid page", () => {
  expect(pageMistakes([soup, { ...soup, path: "/", title: "Home", nav: "Home" }])).toEqual([]);
});

test.each([
  [{ path: "soup" }, "data/pages.ts, 'soup', path: 'soup' is no path of this site; begin with '/'"],
  [{ path: "/soup/" }, "path: '/soup/' is no path of this site"],
  [{ path: "/Soup" }, "path: '/Soup' is no path of this site"],
  [{ title: "" }, "data/pages.ts, '/soup', title: '' is no text"],
  [{ description: "Short." }, "description: 'Short.' is shorter than 41 characters"],
  [{ description: sentence.repeat(3) }, "is longer than 155 characters; shorten it"],
  [{ route: "soup.tsx" }, "route: 'soup.tsx' cannot stand"],
  [{ nav: "" }, "nav: '' is no text"],
  [{ footer: "kitchen" }, "footer: 'kitchen' is not one of the list; write one of branches, take part"],
  [{ branch: "shop" }, "branch: 'shop' is not one of the list; write one of academy, erins-place, homestead"],
  [{ title: 7 }, "title: 7 is no text"],
  [{ tilte: "Soup" }, "data/pages.ts, '/soup': 'tilte' is not a field we know; write one of path, title"],
])("rejects a page with %o and suggests a fix", (change, message) => {
  expect(pageMistakes([{ ...soup, ...change } as Page])).toEqual([expect.stringContaining(message)]);
});

test("rejects two pages with the same path or title", () => {
  expect(pageMistakes([soup, soup])).toHaveLength(2);
  const { path, title, description, route } = soup;
  const unlisted = { path, title, description, route };
  expect(unlistedPageMistakes([unlisted, unlisted])).toHaveLength(2);
});

test("requires a program's page at its slug and an existing partner", () => {
  const program: Program = {
    slug: "soup-101",
    title: "Soup 101",
    category: "Series",
    summary: sentence,
    url: "/academy/soup-101",
    recommendable: false,
  };
  expect(programMistakes([program])).toEqual([]);
  const broken = { ...program, url: "/academy/soup", category: "Meal", partner: "nobody" } as unknown as Program;
  expect(programMistakes([broken])).toEqual([
    expect.stringContaining("data/programs.ts, 'soup-101', partner: 'nobody' is not one of the list"),
    expect.stringContaining("category: 'Meal' is not one of the list; write one of Series, Collab"),
    expect.stringContaining("url: '/academy/soup' does not end in the slug"),
  ]);
  const mistyped = { ...program, rationale: "", recommendable: "yes", sumary: sentence } as unknown as Program;
  expect(programMistakes([program, mistyped])).toEqual([
    expect.stringContaining("rationale: '' is no text"),
    "data/programs.ts, 'soup-101', recommendable: 'yes' is neither true nor false; write true where the quiz may recommend it, otherwise false",
    expect.stringContaining("data/programs.ts, 'soup-101': 'sumary' is not a field we know; write one of slug, title"),
    expect.stringContaining("slug: 'soup-101' appears twice"),
    expect.stringContaining("title: 'Soup 101' appears twice"),
    expect.stringContaining("url: '/academy/soup-101' appears twice"),
  ]);
});

test("requires an address and a unique slug for a partner", () => {
  const partner: Partner = {
    slug: "soup-pot",
    name: "Soup Pot",
    collaboration: "Soup",
    description: "They cook.",
    focus: "Food",
    link: "https://soup.test/",
    linkLabel: "Visit",
    placeholder: true,
  };
  expect(partnerMistakes([partner])).toEqual([]);
  expect(partnerMistakes([partner, { ...partner, name: "Pot", link: "soup.test" }])).toEqual([
    expect.stringContaining("data/partners.ts, 'soup-pot', link: 'soup.test' is no address"),
    expect.stringContaining("slug: 'soup-pot' appears twice"),
  ]);
  const mistyped = { ...partner, focus: 3, linkLabel: "Go", linklabel: "Visit" } as unknown as Partner;
  expect(partnerMistakes([mistyped])).toEqual([
    "data/partners.ts, 'soup-pot', focus: 3 is no text; write at least a word",
    expect.stringContaining("linkLabel: 'Go' is not one of the list; write one of Visit, Read More, Learn More"),
    expect.stringContaining("'soup-pot': 'linklabel' is not a field we know; write one of slug, name"),
  ]);
});

test("names the role field that makes a page description too long", () => {
  const [role] = roles;
  expect(roleMistakes([{ ...role, gloss: "You cook. ".repeat(9) }])).toEqual([
    expect.stringMatching(/^data\/quiz\/roles\.ts, 'builder', gloss: .* is longer than 155 characters/),
  ]);
});
