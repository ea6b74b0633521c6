// @vitest-environment node
import { expect, test, vi } from "vitest";
import { articleCategories } from "../../../data/articles.ts";
import { everyPage, listedPages, mappedPages } from "../../../data/every-page.ts";
import { listPages, pagesOf } from "../../../data/list-pages.ts";
import { articlesList, listSizes, productsList, shelfKey } from "../../../data/lists.ts";
import { productCategories } from "../../../data/products.ts";

const grown = vi.hoisted(() => ({ articles: 0 }));

vi.mock("../../../data/articles/read-articles.server.ts", async (original) => {
  const real = await original<typeof import("../../../data/articles/read-articles.server.ts")>();
  const read = () => {
    const [first] = real.readWholeArticles();
    if (!first || grown.articles === 0) return real.readWholeArticles();
    return Array.from({ length: grown.articles }, (_, index) => ({
      ...first,
      slug: `reading-${index}`,
      title: `Reading ${index}`,
    }));
  };
  const articlePages = () =>
    read().map(({ slug, title, excerpt }) => ({ path: `/articles/${slug}`, title, description: excerpt }));
  return { ...real, readWholeArticles: read, readArticles: read, articlePages };
});

test("while every list has room on its page, there are no further pages", () => {
  grown.articles = 0;
  expect(listPages()).toEqual([]);
  expect(mappedPages().length).toBeLessThan(everyPage().length);
});

test("a longer list goes on over pages of its own, and so does each category", () => {
  grown.articles = 2 * listSizes.articles + 1;
  const paths = listPages().map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/articles/page/2", "/articles/page/3", "/articles/about/self"]));
  expect(paths).not.toContain("/articles/page/4");
  expect(paths).not.toContain("/articles/page/1");
  for (const { key } of articleCategories) expect(paths).toContain(`/articles/about/${key}`);
});

test("each of these pages has a title of its own, with its number", () => {
  grown.articles = 2 * listSizes.articles + 1;
  expect(pagesOf(articlesList()).map(({ title }) => title)).toEqual([
    "Articles",
    "Articles, page 2",
    "Articles, page 3",
  ]);
  expect(() => everyPage()).not.toThrow();
});

test("search engines follow to them and are not told of them; the site map has them in the place of entries", () => {
  grown.articles = 2 * listSizes.articles + 1;
  const mapped = mappedPages().map(({ path }) => path);
  expect(listedPages().map(({ path }) => path)).not.toContain("/articles/page/2");
  expect(mapped).toContain("/articles/page/2");
  expect(mapped).toContain("/articles/reading-0");
  expect(mapped).not.toContain("/articles/reading-24");
});

test("every category of products has an address of its own", () => {
  expect(new Set(productCategories.map(shelfKey)).size).toBe(productCategories.length);
  for (const category of productCategories) expect(productsList(category).path).toMatch(/^\/shop\/shelf\/[a-z-]+$/);
});
