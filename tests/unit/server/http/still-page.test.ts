// @vitest-environment node
import { expect, test } from "vitest";
import { stillPage } from "../../../../server/http/still-page.ts";
import { fixtureSite } from "../fixture-site.ts";
import { Inspected } from "./inspect-page.ts";

const built = fixtureSite().files.get("/")?.bodies.identity.toString() ?? "";

test("a page is styled as where scripting is off, renders every band, and names its styles in its policy", () => {
  const page = stillPage(
    built.replace("<style>", "<style>@media (scripting: none) and (min-width: 30rem){.a{color:red}}.b>c{margin:0}"),
  );
  expect(page).toContain("@media all and (min-width: 30rem){.a{color:red;}}.b>c{margin:0;}");
  expect(page).toContain("@media all{.needs-scripts{display:none;}}");
  expect(page).toContain('<style media="all">');
  expect(page).not.toMatch(/content-visibility:\s*auto/);
  expect(new Inspected(page).isCovered()).toBe(true);
});

test("only the scripts that were held back go", () => {
  const page = new Inspected(stillPage(built));
  expect(page.tags("template")).toEqual([]);
  expect(page.html).toContain("<script>let mode;</script>");
  expect(page.html).not.toContain("loader");
});

test.each([
  ["held scripts", /<template>.*<\/template>/],
  ["held scripts", "<script>{let loader=`.resting `}</script>"],
  ["styles for '(scripting: none)'", /\(scripting: none\)/g],
  ["styles with 'content-visibility'", "content-visibility:auto"],
  ["policy", /<meta http-equiv[^>]*>/],
])("a page without its %s is refused by name", (what, missing) => {
  expect(() => stillPage(built.replace(missing, ""))).toThrow(what);
});
