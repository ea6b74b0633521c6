import { expect, it } from "vitest";
import { contrastRows } from "../../gate/contrast-rows.ts";
import { uniquePairs } from "../../gate/pairs.ts";
import { modes, pairs, readColors, rules } from "./theme.ts";

it("groups pairs by purpose and color, with the ratio of each mode", () => {
  const { purposes, ...counts } = contrastRows(pairs, readColors(), rules);
  expect(counts).toEqual({ pairs: pairs.length * modes.length, below: 0 });
  expect(purposes.map(({ purpose }) => purpose)).toEqual(["body", "text", "graphic"]);
  const [text] = purposes[1]?.groups ?? [];
  expect(text?.foreground).toBe("fg.muted");
  expect(text?.rows.map(({ background }) => background)).toEqual(["bg.canvas", "bg.raised", "clay.tint"]);
  expect(text?.rows[0]?.ratios.map(({ mode, isBelow }) => [mode, isBelow])).toEqual(modes.map((mode) => [mode, false]));
});

it("counts pairs below their ratio", () => {
  const pair = { purpose: "body", foreground: "bg.raised", background: "bg.canvas" } as const;
  expect(contrastRows([pair], readColors(), rules).below).toBe(modes.length);
});

it("uniquePairs keeps the first of equal pairs", () => {
  const others = pairs.map((pair) => ({ ...pair, recipe: "note" }));
  expect(uniquePairs([...pairs, ...others])).toEqual(pairs);
});
