// @vitest-environment node
import { expect, test, vi } from "vitest";
import { site } from "../../../data/site.ts";
import { loader, meta } from "../../../src/routes/paged-articles.tsx";

vi.mock("../../../data/articles/read-articles.server.ts", async (original) => {
  const real = await original<typeof import("../../../data/articles/read-articles.server.ts")>();
  const articles = Array.from({ length: 30 }, (_, index) => ({
    ...real.readWholeArticles()[index % 6],
    slug: `reading-${index}`,
  }));
  return { ...real, readWholeArticles: () => articles, readArticles: () => articles };
});

type Asked = Parameters<typeof loader>[0];
const page = (params: Record<string, string>) => loader({ params } as unknown as Asked);
const headOf = (params: Record<string, string>) =>
  meta({ loaderData: page(params) } as unknown as Parameters<typeof meta>[0]) ?? [];

test("a page has its articles and no others", () => {
  expect(page({}).stretch.items.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 12 }, (_, at) => `reading-${at}`),
  );
  expect(page({ page: "3" }).stretch.items).toHaveLength(6);
});

test("a category has pages of its own", () => {
  const { stretch } = page({ category: "home" });
  expect(new Set(stretch.items.map(({ category }) => category.key))).toEqual(new Set(["home"]));
});

test("pages and categories that are not there are not found", () => {
  for (const params of [{ page: "4" }, { page: "0" }]) expect(() => page(params)).toThrow();
  expect(() => page({ category: "none" })).toThrow();
});

test("its head has its number, its own address, the pages before and after, and the picture of the list", () => {
  const tags = headOf({ page: "2" });
  expect(tags).toContainEqual({ title: `Articles, page 2 | ${site.name}` });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `${site.origin}/articles/page/2` });
  expect(tags).toContainEqual({ tagName: "link", rel: "prev", href: `${site.origin}/articles` });
  expect(tags).toContainEqual({ tagName: "link", rel: "next", href: `${site.origin}/articles/page/3` });
  expect(tags).toContainEqual({ property: "og:image", content: `${site.origin}/social/articles.png` });
});
