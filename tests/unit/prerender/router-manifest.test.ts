// @vitest-environment node
import { expect, test } from "vitest";
import { routerManifest } from "../../../prerender/router-manifest.ts";

test("the browser is told of every route’s module, and not of what that imports", () => {
  const manifest = (imports: string[]) => ({
    entry: { module: "/assets/entry.js", imports },
    routes: { home: { id: "home", module: "/assets/home.js", imports } },
    version: "1",
  });
  const fileOf = (imports: string[]) => `window.__reactRouterManifest=${JSON.stringify(manifest(imports))};`;
  expect(routerManifest(fileOf(["/assets/react.js"]))).toBe(fileOf([]));
});

test("a file that is no manifest stops the build", () => {
  expect(() => routerManifest("export default {};")).toThrow("does not begin with");
});
