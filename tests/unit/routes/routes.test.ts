// @vitest-environment node
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test, vi } from "vitest";

const grown = vi.hoisted(() => ({ articles: 0 }));

vi.mock("../../../data/articles/read-articles.server.ts", async (original) => {
  const real = await original<typeof import("../../../data/articles/read-articles.server.ts")>();
  const written = real.readWholeArticles();
  const read = () =>
    Array.from({ length: grown.articles }, (_, index) => ({
      ...written[index % written.length],
      slug: `reading-${index}`,
    }));
  return { ...real, readWholeArticles: read, readArticles: read };
});

/** Returns the routes of article lists for this many articles, spread over all categories. */
async function routesWith(articles: number): Promise<string[]> {
  grown.articles = articles;
  vi.resetModules();
  const { default: routes } = await import("../../../src/routes.ts");
  const paths = ({ path, children = [] }: RouteConfigEntry): string[] => [path ?? "", ...children.flatMap(paths)];
  return routes.flatMap(paths).filter((path) => /^\/articles\/(page|about)/.test(path));
}

test("a list has a route for its further pages, and its choices once they have any", async () => {
  expect(await routesWith(13)).toEqual(["/articles/page/:page", "/articles/about/:category"]);
  expect(await routesWith(60)).toEqual([
    "/articles/page/:page",
    "/articles/about/:category",
    "/articles/about/:category/page/:page",
  ]);
});
