import { expect, it } from "vitest";
import { themeColors } from "../../gate/theme-colors.ts";
import { texts } from "../dtcg/small-theme.ts";

const parsed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.parse(text)]));
const { "resolver.json": resolver, ...files } = parsed;
const read = (changed = {}) =>
  themeColors({ files: { ...files, ...changed }, resolver, folder: "brand/", resolverFile: "resolver.json" }, [
    "light",
    "dark",
  ]);

it("reads colors by purpose in each mode, with the step that each refers to", () => {
  const { modes } = read();
  expect([...modes.light.keys()]).toEqual(["bg.canvas", "bg.raised", "fg.default"]);
  expect(modes.light.get("fg.default")).toEqual({ hex: "#1a1a1a", step: "color.ink" });
  expect(modes.dark.get("fg.default")).toEqual({ hex: modes.light.get("bg.canvas")?.hex, step: "color.clay.100" });
});

it("reads ramps in the order of their steps, without transparency", () => {
  const steps = read().ramps.get("color.clay") ?? [];
  expect(steps.map(({ path }) => path)).toEqual(["color.clay.100", "color.clay.600", "color.clay.700"]);
  for (const { hex } of steps) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});

it("throws for a color that a mode lacks", () => {
  const dark = { color: { $type: "color", bg: files["dark.tokens.json"].color.bg } };
  expect(() => read({ "dark.tokens.json": dark })).toThrow("brand/resolver.json: dark lacks color.fg.default; add it");
});
