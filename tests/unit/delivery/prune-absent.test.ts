import { expect, test } from "vitest";
import { pruneAbsent } from "../../../delivery/prune-absent.ts";

test("a state that an attribute gives is left out where nothing has the attribute", () => {
  const css = ".a:is(:disabled, [data-disabled]){color:red}.a{color:blue}";
  expect(pruneAbsent(css, '<a class="a"></a>')).toBe(".a{color:blue}");
  expect(pruneAbsent(css, '<button class="a" disabled=""></button>')).toBe(".a:disabled{color:red}.a{color:blue}");
});

test("a state that a visitor gives stays, without the names that only scripts give it", () => {
  expect(pruneAbsent(".a:is(:hover, [data-hover]){color:red}", "<a></a>")).toBe(".a:hover{color:red}");
  expect(pruneAbsent(".a:is([open], [data-open]){color:red}", "<a></a>")).toBe(".a[open]{color:red}");
});

test("a negation keeps its specificity", () => {
  expect(pruneAbsent(".a:not(:disabled, [data-disabled]){color:red}", "<a></a>")).toBe(".a:not(:disabled){color:red}");
});

test("of a list of selectors the possible ones stay", () => {
  expect(pruneAbsent("table,p,.a:is([data-x]),.b{color:red}", "<p></p>")).toBe("p,.b{color:red}");
});

test("what is left empty goes with its condition", () => {
  expect(pruneAbsent("@media print{table{color:red}}p{color:blue}", "<p></p>")).toBe("p{color:blue}");
});

test("an animation stays whole where a rule starts it, and goes where none does", () => {
  const rise = "@keyframes rise{from{top:0;}to{top:1px;}}";
  expect(pruneAbsent(`${rise}p{animation:1s rise}`, "<p></p>")).toBe(`${rise}p{animation:1s rise}`);
  expect(pruneAbsent(`${rise}p{color:red}`, "<p></p>")).toBe("p{color:red}");
});
