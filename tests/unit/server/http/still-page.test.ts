import { expect, test } from "vitest";
import { attribute, serialize } from "../../../../common/html.ts";
import { stillPage } from "../../../../server/http/pages.ts";
import { fixtureSite } from "../fixture-site.ts";
import { Inspected } from "./inspect-page.ts";

const built = fixtureSite().files.get("/")?.bodies.identity.toString() ?? "";

test("applies no-script styles and a matching policy", () => {
  const page = new Inspected(serialize(stillPage(built)));
  expect(page.tags("style").map((style) => attribute(style, "media"))).toEqual([undefined, "all"]);
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["without-scripts"]);
  expect(page.isCovered()).toBe(true);
});

test("keeps the existing class of the root element", () => {
  const page = new Inspected(serialize(stillPage(built.replace("<html ", '<html class="lively" '))));
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["lively without-scripts"]);
});

test("removes templates with scripts and keeps the first script", () => {
  const page = new Inspected(serialize(stillPage(built)));
  expect(page.tags("template")).toEqual([]);
  expect(page.html).toContain("<script>let mode;</script>");
});

test.each([
  ["styles for pages without scripts", ' media="all"'],
  ["<meta charset>", '<meta charset="utf-8">'],
])("rejects a page without its %s by name", (what, missing) => {
  expect(() => stillPage(built.replace(missing, ""))).toThrow(what);
});
