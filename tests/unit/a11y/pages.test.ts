import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { notFoundPath, pageSources, pagesAt, pagesTouched } from "../../../a11y/run/pages.ts";
import { everyPath } from "../../../data/every-page.ts";

// @vitest-environment node

async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("audits each existing page and the not-found page", async () => {
  const origin = await siteThat(({ url }, response) => {
    response.statusCode = url === notFoundPath ? 404 : 200;
    response.end("<!doctype html><main><h1>A page</h1></main>");
  });
  const pages = await pagesAt(origin, { hasIntake: false });
  expect(pages.map(({ path }) => path)).toEqual([...everyPath(), notFoundPath]);
});

test("rejects a site of another version and names the first missing page", async () => {
  const origin = await siteThat(({ url }, response) => {
    response.statusCode = url === "/about" || url === "/shop" ? 404 : 200;
    response.end("<!doctype html>");
  });
  await expect(pagesAt(origin, { hasIntake: false })).rejects.toThrow(
    `${origin} responds with status 404 for /about, and 1 other page is missing; check out the commit`,
  );
});

test("names the address and the reason when a site doesn't answer", async () => {
  const origin = await siteThat((request) => request.socket.destroy());
  await expect(pagesAt(origin, { hasIntake: false })).rejects.toThrow(/^http:\S+ does not respond \(.+\)$/);
});

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
  expect(touched("README.md", "tests/unit/routes-and-sections.test.ts")).toEqual([]);
  expect(touched("theme/tokens/space.tokens.json")).toEqual(["/", "/shop"]);
  expect(touched("src/layout/site-header.tsx")).toEqual(["/", "/shop"]);
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
