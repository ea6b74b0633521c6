import { expect, test } from "vitest";
import { pruneAnimations } from "../../../../prerender/styles/critical-styles.ts";
import { passed } from "./run-pass.ts";

const pruned = (css: string) => passed((sheet) => pruneAnimations([sheet]), css);
const rise = "@keyframes rise{from{top:0}to{top:1px}}";

test.each([
  "p{animation:1s rise}",
  "p{animation-name:rise}",
  ":root{--start:rise 1s}p{animation:var(--start)}",
  "@media print{p{animation:fade 1s,rise 1s}}",
])("keeps an animation that a rule starts: %s", (rule) => {
  expect(pruned(rise + rule)).toBe(rise + rule);
});

test.each([
  "p{color:red}",
  ":root{--animations-rise:none}p{animation:var(--animations-rise)}",
  "p{transition:rise 1s}",
  'p{content:"rise"}',
])("removes an animation that no rule starts: %s", (rule) => {
  expect(pruned(rise + rule)).toBe(rule);
});
