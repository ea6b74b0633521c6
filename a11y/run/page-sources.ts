import { briefs } from "../../data/briefs.ts";
import { pages, unlistedPages } from "../../data/pages.ts";
import type { PageSource } from "./changed-pages.ts";

/** Routes of pages that are items of a collection, by what their path begins with. See src/routes.ts. */
const collections = [
  ["/academy/", "program"],
  ["/shop/", "product"],
  ["/articles/", "article"],
  ["/events/", "event-registration"],
  ["/quiz/roles/", "role"],
] as const;

/** The modules that each page is drawn from; an article’s own text is among them. */
export function pageSources(paths: readonly string[]): PageSource[] {
  return paths.map((path) => ({ path, modules: modulesOf(path) }));
}

function modulesOf(path: string): string[] {
  const fixed = [...pages, ...unlistedPages].find((page) => page.path === path);
  const route = fixed?.route ?? (briefs.some((brief) => brief.path === path) ? "brief" : undefined);
  if (route) return [`src/routes/${route}.tsx`];
  const [beginning, name] = collections.find(([beginning]) => path.startsWith(beginning)) ?? ["", "not-found"];
  const slug = path.slice(beginning.length);
  return [`src/routes/${name}.tsx`, ...(name === "article" ? [`data/articles/${slug}.mdx`] : [])];
}
