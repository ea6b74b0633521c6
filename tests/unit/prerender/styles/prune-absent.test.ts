import { expect, test } from "vitest";
import { pruneAbsent } from "../../../../prerender/styles/critical-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string, body = "") => passed(pruneAbsent, css, body);

test("removes states of attributes that the page lacks", () => {
  const css = ".a:is(:disabled, [data-disabled]){color:red}.a{color:blue}";
  expect(pruned(css, '<a class="a"></a>')).toBe(".a{color:blue}");
  expect(pruned(css, '<button class="a" disabled=""></button>')).toBe(".a:disabled{color:red}.a{color:blue}");
});

test("keeps visitor states without their script-only attributes", () => {
  expect(pruned(".a:is(:hover, [data-hover]){color:red}")).toBe(".a:hover{color:red}");
  expect(pruned(".a:is([open], [data-open]){color:red}")).toBe(".a[open]{color:red}");
  expect(pruned(".card--big:hover{color:red}")).toBe(".card--big:hover{color:red}");
});

test("keeps error states where the intake can return the page", () => {
  const css = "input[aria-invalid]{color:red}";
  expect(pruned(css, '<form method="post"><input></form>')).toBe(css);
  expect(pruned(css, "<form><input></form>")).toBe("");
});

test("keeps the current state of navigation links that scripts can mark", () => {
  const css = "a[aria-current]{color:red}";
  expect(pruned(css, "<nav><a></a></nav>")).toBe(css);
  expect(pruned(css, "<a></a>")).toBe("");
});

test("preserves the specificity of a negation", () => {
  expect(pruned(".a:not(:disabled, [data-disabled]){color:red}")).toBe(".a:not(:disabled){color:red}");
});

test("keeps list members with different specificity", () => {
  const css = ".a:is(:disabled, #b){color:red}";
  expect(pruned(css)).toBe(".a:is(:disabled,#b){color:red}");
});

test("removes impossible selectors from a list", () => {
  expect(pruned("table,p,.a:is([data-x]),.b{color:red}", "<p></p>")).toBe("p,.b{color:red}");
});

test("requires every element in a selector to exist", () => {
  expect(pruned("ul>li{color:red}main :where(svg) circle{color:red}", "<ul></ul><main></main>")).toBe("");
});

test("removes empty rules with their conditions", () => {
  expect(pruned("@media print{table{color:red}}p{color:blue}", "<p></p>")).toBe("p{color:blue}");
});

test("parses range conditions, URLs, and strings that resemble CSS", () => {
  const css =
    "@media (width<30em){table{top:0}p{top:0}}@container (width<34em){table{top:0}p{top:0}}" +
    'p{background:url(/x?a=1&b=2)}p::before{content:"}"}';
  expect(pruned(css, "<p></p>")).toBe(css.replaceAll("table{top:0}", ""));
});

test("keeps animation steps", () => {
  const css = "@keyframes rise{from{top:0}to{top:1px}}";
  expect(pruned(css)).toBe(css);
});
