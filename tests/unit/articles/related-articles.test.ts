import { expect, test } from "vitest";
import { relatedArticles } from "../../../src/articles/related-articles.ts";

const article = { slug: "this", category: "home", tags: ["Food", "Rest"] } as const;
const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

test("what shares the most tags and the category comes first, the rest in the order given", () => {
  const others = [
    { slug: "newest", category: "work", tags: [] },
    { slug: "same-category", category: "home", tags: ["Power"] },
    { slug: "older", category: "self", tags: [] },
    { slug: "same-tags", category: "self", tags: ["Rest", "Food"] },
  ] as const;
  expect(slugs(relatedArticles(article, others, 4))).toEqual(["same-tags", "same-category", "newest", "older"]);
});

test("an article is not related to itself", () => {
  expect(relatedArticles(article, [article], 2)).toEqual([]);
});

test("no more come back than were asked for", () => {
  const others = ["a", "b", "c"].map((slug) => ({ ...article, slug }));
  expect(slugs(relatedArticles(article, others, 2))).toEqual(["a", "b"]);
});
