import { expect, test } from "vitest";
import { pruneWideGamut } from "../../../../prerender/styles/prune-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string) => passed(pruneWideGamut, css, "");

test("removes wide-gamut rules in layers and combined conditions", () => {
  const css =
    "@layer tokens{:root{--a:red}@media screen and (color-gamut:p3) and (prefers-contrast:more){:root{--a:blue}}}";
  expect(pruned(css)).toBe("@layer tokens{:root{--a:red}}");
});

test("keeps other rules", () => {
  const css =
    "@media screen and (prefers-contrast:more){:root{--a:blue}}@supports (color:color(display-p3 0 1 0)){a{color:red}}";
  expect(pruned(css)).toBe(css);
});
