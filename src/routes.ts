import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articleFeeds } from "../data/article-feeds.ts";
import { authors } from "../data/authors.ts";
import { briefs } from "../data/briefs.ts";
import { workbenchPage } from "../data/design/pages.ts";
import { articlesList, authorList, eventsList, isLong, productsList, programsList } from "../data/lists.ts";
import { pages, type UnlistedPage, unlistedPages } from "../data/pages.ts";

function pageRoute({ path, route: name }: UnlistedPage) {
  const file = moduleAt.get(path) ?? `routes/${name}.tsx`;
  return path === "/" ? index(file) : route(path, file);
}

/** The modules of lists that have grown beyond a page, and what they have pages for. */
export const pagedModules = [
  { lists: [articlesList()], file: "routes/paged-articles.tsx", paths: ["/articles", "/articles/about/:category"] },
  { lists: [productsList()], file: "routes/paged-shop.tsx", paths: ["/shop", "/shop/shelf/:shelf"] },
  { lists: [eventsList()], file: "routes/all-events.tsx", paths: ["/events/all"] },
  { lists: [programsList()], file: "routes/all-programs.tsx", paths: ["/academy/programs/all"] },
  { lists: authors.map(authorList), file: "routes/all-by-author.tsx", paths: ["/articles/by/:author/all"] },
];

/** While none is long, no page’s scripts know of them. */
const paged = pagedModules
  .filter(({ lists }) => lists.some(isLong))
  .flatMap(({ paths, file }) => paths.map((path) => ({ path, file })));
const moduleAt = new Map<string, string>(paged.map(({ path, file }) => [path, file]));

/** A list’s further pages; its first one too, where it is no page of data/pages.ts. */
function pagedRoutes({ path, file }: { path: string; file: string }) {
  const isPage = pages.some((page) => page.path === path);
  return [...(isPage ? [] : [path]), `${path}/page/:page`].map((each) => route(each, file, { id: each }));
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
    ...paged.flatMap(pagedRoutes),
    route("*", "routes/not-found.tsx"),
  ]),
  route("/events.ics", "routes/event-calendar.ts", { id: "calendar" }),
  route("/events/:slug.ics", "routes/event-calendar.ts"),
  ...articleFeeds.map(({ path }) => route(path, "routes/article-feed.ts", { id: `feed${path}` })),
] satisfies RouteConfig;
