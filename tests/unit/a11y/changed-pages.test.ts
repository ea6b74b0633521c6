import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageSources, pagesTouched } from "../../../a11y/run/pages.ts";
import { everyPath } from "../../../data/every-page.ts";

const pages = [
  { path: "/", modules: ["src/routes/home.tsx"] },
  { path: "/shop", modules: ["src/routes/shop.tsx"] },
];
const modules: Record<string, string> = {
  "src/routes/home.tsx": 'import { Hero } from "../sections/home/hero.tsx";',
  "src/routes/shop.tsx":
    'import { products } from "../../data/products.ts";\nconst late = () => import("../sections/shop/late.tsx");',
  "src/sections/home/hero.tsx": 'export { x } from "./more.tsx";',
};
const touched = (...changed: string[]) => pagesTouched(changed, pages, (module) => modules[module]);

test("links a page to its direct, indirect, and dynamic imports", () => {
  expect(touched("src/sections/home/more.tsx")).toEqual(["/"]);
  expect(touched("src/sections/shop/late.tsx")).toEqual(["/shop"]);
  expect(touched("data/products.ts", "docs/deploy.md")).toEqual(["/shop"]);
});

test("maps unrelated files to no pages and shared files to all pages", () => {
  expect(touched("README.md", "tests/unit/rooms.test.ts")).toEqual([]);
  expect(touched("theme/tokens/space.tokens.json")).toEqual(["/", "/shop"]);
  expect(touched("src/layout/site-menu.tsx")).toEqual(["/", "/shop"]);
  expect(touched("a11y/policy.ts")).toEqual(["/", "/shop"]);
});

test("lists only existing modules as sources of a page", () => {
  const missing = pageSources(everyPath()).filter(({ modules }) => !modules.every((module) => existsSync(module)));
  expect(missing).toEqual([]);
});

test("maps an article's text file to the pages that show it", () => {
  const textOf = (module: string) => (existsSync(module) ? readFileSync(module, "utf8") : undefined);
  const file = "data/articles/two-hundred-trees-and-then-twelve.mdx";
  const reached = pagesTouched([file], pageSources(everyPath()), textOf);
  expect(reached).toEqual(expect.arrayContaining(["/articles", "/articles/two-hundred-trees-and-then-twelve"]));
  expect(reached).not.toContain("/scholarships");
});
