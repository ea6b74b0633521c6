import { expect, test } from "vitest";
import { findTokens, keyOf, takeEdits } from "../../../../src/design/workbench/edits.ts";
import { entries, historyFrom, savedTheme } from "../../../../src/design/workbench/use-workbench.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const key = "space.tokens.json#spacing.4";
const wider = { [key]: { value: 1.125, unit: "rem" } };

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
  expect(find("fg muted light")[0]).toBe("color.fg.muted");
  const [solid] = findTokens("clay.solid light", { entries, edits: {}, live: savedTheme });
  expect(solid?.file).toBe("semantic.light.tokens.json");
  expect(find("#a8431f")).toContain("color.clay.600");
  expect([find(" "), find("mauve")]).toEqual([[], []]);
  // The page shows values in this notation.
  expect(find("1.5rem")).toContain("spacing.6");
  expect(find("400ms")).toContain("durations.slow");
});

test("finds tokens by the description of their group", () => {
  const shadows = findTokens("above the page, such", { entries, edits: {}, live: savedTheme });
  expect(shadows.map(({ path }) => path)).toContain("shadows.raised");
});

test("reads the theme once for valid values, and a few times more for an invalid one", () => {
  let readings = 0;
  const counted = new Proxy(resolver, {
    get(target, key) {
      if (key === "resolutionOrder") readings += 1;
      return Reflect.get(target, key);
    },
  });
  const theme = { files: tokenFiles, resolver: counted };
  const steps = entries.filter(({ type, value }) => type === "color" && typeof value !== "string").slice(0, 128);
  const given = Object.fromEntries(steps.map((step) => [keyOf(step), { ...(step.value as object), alpha: 1 }]));
  const [one = ""] = Object.keys(given);
  const took = (edits: Record<string, unknown>) => {
    readings = 0;
    return { refused: takeEdits(edits, entries, theme).refused.length, readings };
  };
  const { readings: once } = took({ [one]: given[one] });
  expect(took(given)).toEqual({ refused: 0, readings: once });
  const bad = took({ ...given, [one]: "no color" });
  expect(bad.refused).toBe(1);
  // The search halves 128 values seven times, with two readings each time.
  expect(bad.readings).toBeLessThan(20 * once);
});

test("tries joint values, so that two aliases in a circle can't end the workbench", () => {
  const [one = "", other = ""] = ["fg.default", "fg.muted"].map((name) => `semantic.light.tokens.json#color.${name}`);
  const { history, refused } = historyFrom({ now: { [one]: "{color.fg.muted}", [other]: "{color.fg.default}" } });
  expect(Object.keys(history.now)).toHaveLength(1);
  expect(refused).toHaveLength(1);
});
