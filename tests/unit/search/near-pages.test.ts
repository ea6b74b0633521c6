import { expect, test } from "vitest";
import { findablePages } from "../../../data/every-page.ts";
import { nearPages } from "../../../src/search/near-pages.ts";

const pages = [
  { path: "/academy", title: "Academy", description: "" },
  { path: "/shop", title: "Shop", description: "" },
  { path: "/erins-place", title: "ERIN’s Place", description: "" },
  { path: "/take-part/quiz", title: "What is yours to do?", description: "" },
];

const near = (path: string) => nearPages(path, pages).map((page) => page.path);

test.each([
  ["a typo", "/the/acadmey", ["/academy"]],
  ["another case and an extension", "/ACADEMY.html", ["/academy"]],
  ["an encoded apostrophe", "/erin%27s%20place", ["/erins-place"]],
  ["a typographic apostrophe", "/erin%E2%80%99s-place", ["/erins-place"]],
  [
    "words of two pages, the one with fewer other words first",
    "/take%20part/erin%27s%20place",
    ["/erins-place", "/take-part/quiz"],
  ],
  ["a name that the title lacks", "/quizz", ["/take-part/quiz"]],
  ["a missing page of a collection", "/shop/an-old-poster", ["/shop"]],
  ["the start of a word", "/acad", ["/academy"]],
  ["words of the text alone", "/circles", []],
  ["a short word", "/sho", []],
  ["two typos in a short word", "/shxx", []],
  ["two typos in a long word", "/akademi", ["/academy"]],
  ["three typos in a long word", "/akademie", []],
  ["swapped letters", "/hsop", ["/shop"]],
])("suggests pages for a path with %s", (_, path, expected) => {
  expect(near(path)).toEqual(expected);
});

test.each([
  ["nothing", ""],
  ["only a slash", "/"],
  ["an address of nothing", "/wp-admin/%"],
  ["a malformed escape", "/%E0%A4%A/%zz/%"],
  ["100,000 letters", `/${"a".repeat(100_000)}`],
  ["100,000 words", "/zyxw".repeat(100_000)],
  ["100,000 escapes", `/${"%41".repeat(100_000)}`],
  ["half of a surrogate pair", "/\ud83d"],
  ["an address that is no address", "//\\\\..%2f..%2f<script>"],
])("suggests nothing for %s", (_, path) => {
  expect(near(path)).toEqual([]);
});

test("reads a malformed path as it is", () => {
  expect(near("/academy/%")).toEqual(["/academy"]);
});

test("suggests at most three pages, best match first", () => {
  const many = ["/soup-kitchen", "/soap", "/soup", "/soup-stories", "/soups"].map((path) => ({
    path,
    title: "",
    description: "",
  }));
  expect(nearPages("/soup", many).map(({ path }) => path)).toEqual(["/soup", "/soup-kitchen", "/soup-stories"]);
});

test("suggests each page of the site for its own path", () => {
  const all = findablePages();
  const longEnough = all.filter(({ path }) => /[\p{L}\p{N}]{4}/u.test(path));
  expect(longEnough.length).toBeGreaterThan(10);
  for (const { path } of longEnough) expect(nearPages(`${path}.html`, all).map((page) => page.path)).toContain(path);
});
