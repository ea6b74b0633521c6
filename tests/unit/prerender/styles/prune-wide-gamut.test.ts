import { expect, test } from "vitest";
import { pruneWideGamut } from "../../../../prerender/styles/prune-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string) => passed(pruneWideGamut, css, "");

test("what only screens with a wide gamut show is left out, in layers and beside other conditions", () => {
  const css =
    "@layer tokens{:root{--a:red}@media screen and (color-gamut:p3) and (prefers-contrast:more){:root{--a:blue}}}";
  expect(pruned(css)).toBe("@layer tokens{:root{--a:red}}");
});

test("what other screens show stays", () => {
  const css =
    "@media screen and (prefers-contrast:more){:root{--a:blue}}@supports (color:color(display-p3 0 1 0)){a{color:red}}";
  expect(pruned(css)).toBe(css);
});
