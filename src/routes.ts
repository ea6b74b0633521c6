import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articleFeed } from "../data/article-feed.ts";
import { briefs } from "../data/briefs.ts";
import { workbenchPage } from "../data/design-pages.ts";
import { pages, type UnlistedPage, unlistedPages } from "../data/pages.ts";

function pageRoute({ path, route: name }: UnlistedPage) {
  const file = `routes/${name}.tsx`;
  return path === "/" ? index(file) : route(path, file);
}

export default [
  layout("layout/site-layout.tsx", [
    ...pages.map(pageRoute),
    ...unlistedPages.map(pageRoute),
    ...briefs.map(({ path }) => route(path, "routes/brief.tsx", { id: `brief${path}` })),
    route("/design/:part?", "design/routes/design.tsx"),
    route("/academy/:slug", "routes/program.tsx"),
    route("/shop/:slug", "routes/product.tsx"),
    route("/articles/:slug", "routes/article.tsx"),
    route("/events/:slug", "routes/event.tsx"),
    route("/quiz/roles/:role", "routes/role.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  layout("design/routes/tool-layout.tsx", [route(workbenchPage.path, "design/routes/workbench.tsx")]),
  route("/events.ics", "routes/event-calendar.ts", { id: "calendar" }),
  route("/events/:slug.ics", "routes/event-calendar.ts"),
  route(articleFeed.path, "routes/article-feed.ts"),
  route("/impact.csv", "routes/impact-file.ts", { id: "impact.csv" }),
  route("/impact.json", "routes/impact-file.ts", { id: "impact.json" }),
] satisfies RouteConfig;
