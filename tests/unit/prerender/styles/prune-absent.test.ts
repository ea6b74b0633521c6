import { expect, test } from "vitest";
import { pruneAbsent } from "../../../../prerender/styles/critical-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string, body = "") => passed(pruneAbsent, css, body);

test("a state that an attribute gives is left out where nothing has the attribute", () => {
  const css = ".a:is(:disabled, [data-disabled]){color:red}.a{color:blue}";
  expect(pruned(css, '<a class="a"></a>')).toBe(".a{color:blue}");
  expect(pruned(css, '<button class="a" disabled=""></button>')).toBe(".a:disabled{color:red}.a{color:blue}");
});

test("a state that a visitor gives stays, without the names that only scripts give it", () => {
  expect(pruned(".a:is(:hover, [data-hover]){color:red}")).toBe(".a:hover{color:red}");
  expect(pruned(".a:is([open], [data-open]){color:red}")).toBe(".a[open]{color:red}");
  expect(pruned(".card--big:hover{color:red}")).toBe(".card--big:hover{color:red}");
});

test("the mark of a field with an error stays where the intake may answer with the page", () => {
  const css = "input[aria-invalid]{color:red}";
  expect(pruned(css, '<form method="post"><input></form>')).toBe(css);
  expect(pruned(css, "<form><input></form>")).toBe("");
});

test("the mark of a current place stays where scripts may give it to a link of a navigation", () => {
  const css = "a[aria-current]{color:red}";
  expect(pruned(css, "<nav><a></a></nav>")).toBe(css);
  expect(pruned(css, "<a></a>")).toBe("");
});

test("a negation keeps its specificity", () => {
  expect(pruned(".a:not(:disabled, [data-disabled]){color:red}")).toBe(".a:not(:disabled){color:red}");
});

test("a list keeps its members where they do not all weigh the same", () => {
  const css = ".a:is(:disabled, #b){color:red}";
  expect(pruned(css)).toBe(".a:is(:disabled,#b){color:red}");
});

test("of a list of selectors the possible ones stay", () => {
  expect(pruned("table,p,.a:is([data-x]),.b{color:red}", "<p></p>")).toBe("p,.b{color:red}");
});

test("an element anywhere in a selector has to be there", () => {
  expect(pruned("ul>li{color:red}main :where(svg) circle{color:red}", "<ul></ul><main></main>")).toBe("");
});

test("what is left empty goes with its condition", () => {
  expect(pruned("@media print{table{color:red}}p{color:blue}", "<p></p>")).toBe("p{color:blue}");
});

test("conditions by range, addresses and texts that look like CSS are read for what they are", () => {
  const css =
    "@media (width<30em){table{top:0}p{top:0}}@container (width<34em){table{top:0}p{top:0}}" +
    'p{background:url(/x?a=1&b=2)}p::before{content:"}"}';
  expect(pruned(css, "<p></p>")).toBe(css.replaceAll("table{top:0}", ""));
});

test("the steps of an animation are no elements", () => {
  const css = "@keyframes rise{from{top:0}to{top:1px}}";
  expect(pruned(css)).toBe(css);
});
