// @vitest-environment node
import { expect, test } from "vitest";
import { stillPage } from "../../../../server/http/pages.ts";
import { attribute, serialize } from "../../../../shared/html.ts";
import { fixtureSite } from "../fixture-site.ts";
import { Inspected } from "./inspect-page.ts";

const built = fixtureSite().files.get("/")?.bodies.identity.toString() ?? "";

test("a page is styled as where scripting is off and has a policy of its own", () => {
  const page = new Inspected(serialize(stillPage(built)));
  expect(page.tags("style").map((style) => attribute(style, "media"))).toEqual([undefined, "all"]);
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["without-scripts"]);
  expect(page.isCovered()).toBe(true);
});

test("the class of a built page stays beside its own", () => {
  const page = new Inspected(serialize(stillPage(built.replace("<html ", '<html class="lively" '))));
  expect(page.tags("html").map((root) => attribute(root, "class"))).toEqual(["lively without-scripts"]);
});

test("the templates with scripts go, the first script stays", () => {
  const page = new Inspected(serialize(stillPage(built)));
  expect(page.tags("template")).toEqual([]);
  expect(page.html).toContain("<script>let mode;</script>");
});

test.each([
  ["styles for pages without scripts", ' media="all"'],
  ["<meta charset>", '<meta charset="utf-8">'],
])("a page without its %s is refused by name", (what, missing) => {
  expect(() => stillPage(built.replace(missing, ""))).toThrow(what);
});
