import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { matchPath } from "react-router-dom";
import { articleFeeds } from "../data/article-feeds.ts";
import { briefs } from "../data/briefs.ts";
import { workbenchPage } from "../data/design/pages.ts";
import { listPages } from "../data/list-pages.ts";
import { pages, type UnlistedPage, unlistedPages } from "../data/pages.ts";

function pageRoute({ path, route: name }: UnlistedPage) {
  const file = moduleAt.get(path) ?? `routes/${name}.tsx`;
  return path === "/" ? index(file) : route(path, file);
}

export const pagedModules = [
  { file: "routes/paged-articles.tsx", paths: ["/articles", "/articles/about/:category"] },
  { file: "routes/paged-shop.tsx", paths: ["/shop", "/shop/shelf/:shelf"] },
  { file: "routes/all-events.tsx", paths: ["/events/all"] },
  { file: "routes/all-programs.tsx", paths: ["/academy/programs/all"] },
  { file: "routes/all-by-author.tsx", paths: ["/articles/by/:author/all"] },
];

const further = (path: string) => `${path}/page/:page`;

/**
 * If no list is long, no page's scripts should mention these routes. The build also rejects a loader that no page uses.
 */
const furtherPages = listPages();
const hasPages = (pattern: string) => furtherPages.some(({ path }) => matchPath(pattern, path));

const moduleAt = new Map<string, string>(
  pagedModules.flatMap(({ file, paths }) =>
    paths.filter((path) => hasPages(further(path))).map((path) => [path, file]),
  ),
);

/** Returns the routes of a list's further pages, plus its first page if that isn't in data/pages.ts. */
function pagedRoutes(path: string, file: string) {
  const isPage = pages.some((page) => page.path === path);
  const patterns = [...(isPage ? [] : [path]), further(path)];
  return patterns.filter(hasPages).map((pattern) => route(pattern, file, { id: pattern }));
}

export default [
  layout("layout/site-layout.tsx", [
    ...pages.map(pageRoute),
    ...unlistedPages.map(pageRoute),
    ...briefs.map(({ path }) => route(path, "routes/brief.tsx", { id: `brief${path}` })),
    route("/design/:part?", "routes/design.tsx"),
    route("/design/recipes/:family", "routes/recipes.tsx"),
    route(workbenchPage.path, "routes/workbench.tsx"),
    route("/academy/:slug", "routes/program.tsx"),
    route("/shop/:slug", "routes/product.tsx"),
    route("/articles/:slug", "routes/article.tsx"),
    route("/articles/by/:author", "routes/author.tsx"),
    route("/events/:slug", "routes/event.tsx"),
    route("/quiz/roles/:role", "routes/role.tsx"),
    ...pagedModules.flatMap(({ file, paths }) => paths.flatMap((path) => pagedRoutes(path, file))),
    route("*", "routes/not-found.tsx"),
  ]),
  route("/events.ics", "routes/event-calendar.ts", { id: "calendar" }),
  route("/events/:slug.ics", "routes/event-calendar.ts"),
  ...articleFeeds.map(({ path }) => route(path, "routes/article-feed.ts", { id: `feed${path}` })),
] satisfies RouteConfig;
