import { expect, test } from "vitest";
import { findTokens } from "../../../../src/design/workbench/find-tokens.ts";
import { entries, historyFrom, savedTheme } from "../../../../src/design/workbench/use-workbench.ts";

const key = "space.tokens.json#spacing.4";
const wider = { [key]: { value: 1.25, unit: "rem" } };

test("restores a stored history and leaves out damaged steps and values", () => {
  const stored = { past: [{}, wider, null, "x"], now: { ...wider, "color.tokens.json#color.none": 1 }, future: "x" };
  const { history, refused } = historyFrom(stored);
  expect(history).toEqual({ past: [{}, wider, {}, {}], now: wider, future: [] });
  expect(refused).toEqual(["color.tokens.json#color.none: the theme has no such token"]);
  expect(historyFrom({}).history).toEqual({ past: [], now: {}, future: [] });
});

test("finds tokens by name and hex color, exact names first", () => {
  const find = (query: string) => findTokens(query, { entries, edits: {}, live: savedTheme }).map(({ path }) => path);
  expect(find("clay 600")[0]).toBe("color.clay.600");
  expect(find("#a8431f")).toContain("color.clay.600");
  expect([find(" "), find("no such token")]).toEqual([[], []]);
});
