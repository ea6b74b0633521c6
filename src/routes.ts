import { existsSync } from "node:fs";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { briefs } from "../data/briefs.ts";
import { type Page, pages } from "../data/pages.ts";

function pageRoute({ path, route: name }: Page) {
  const file = `routes/${name}.tsx`;
  return !existsSync(`src/${file}`) ? [] : path === "/" ? [index(file)] : [route(path, file)];
}

export default [
  layout("layout/site-layout.tsx", [
    ...pages.flatMap(pageRoute),
    ...(existsSync("src/routes/brief.tsx") ? briefs : []).map(({ path }) => route(path, "routes/brief.tsx", { id: `brief${path}` })),
    ...(existsSync("src/routes/program.tsx") ? [route("/academy/:slug", "routes/program.tsx")] : []),
    ...(existsSync("src/routes/product.tsx") ? [route("/shop/:slug", "routes/product.tsx")] : []),
    ...(existsSync("src/routes/article.tsx") ? [route("/articles/:slug", "routes/article.tsx")] : []),
    ...(existsSync("src/routes/not-found.tsx") ? [route("*", "routes/not-found.tsx")] : []),
  ]),
] satisfies RouteConfig;
