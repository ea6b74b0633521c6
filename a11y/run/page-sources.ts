import { briefs } from "../../data/briefs.ts";
import { pages, unlistedPages } from "../../data/pages.ts";
import type { PageSource } from "./changed-pages.ts";

/** Routes of collection items, by the start of their path. See src/routes.ts. */
const collections = [
  ["/academy/", "program"],
  ["/shop/", "product"],
  ["/articles/by/", "author"],
  ["/articles/", "article"],
  ["/events/", "event"],
  ["/quiz/roles/", "role"],
] as const;

export function pageSources(paths: readonly string[]): PageSource[] {
  return paths.map((path) => ({ path, modules: modulesOf(path) }));
}

function modulesOf(path: string): string[] {
  const fixed = [...pages, ...unlistedPages].find((page) => page.path === path);
  const brief = briefs.some((page) => page.path === path) ? "brief" : undefined;
  const [, item = "not-found"] = collections.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return [`src/routes/${fixed?.route ?? brief ?? item}.tsx`];
}
