import { describe, expect, it } from "vitest";
import brand from "../../../theme/brand.json" with { type: "json" };
import { modeConditions } from "../../../theme/conditions.ts";
import { palettes } from "../../../theme/contrast-pairs.ts";
import { system } from "../../../theme/index.ts";

type Css = Record<string, Record<string, Record<string, string>>>;

const tokenCss = (system.getTokenCss() as Record<string, Css>)["@layer tokens"] ?? {};
const chosen = tokenCss["@media screen"]?.[".dark &"];
const bySystem = tokenCss["@media screen and (prefers-color-scheme: dark)"]?.[":root:not(.light, .dark) &"];

function light(color: string): string | undefined {
  return system.tokens.getByName(`colors.${color}`)?.extensions.conditions?.base;
}

describe("dark", () => {
  it("has the same values for the visitor's choice and the system setting", () => {
    expect(chosen).toBeDefined();
    expect(bySystem).toEqual(chosen);
  });

  it("sets every color of light", () => {
    const colors = system.tokens.allTokens.filter(({ extensions }) => extensions.conditions?.base?.startsWith("#"));
    for (const { name, extensions } of colors) {
      for (const condition of modeConditions.dark) expect(extensions.conditions, name).toHaveProperty(condition);
    }
  });

  it("precedes the overrides for more contrast", () => {
    // Wide-gamut colors come after both and have a separate test.
    const rules = Object.keys(tokenCss).filter((rule) => !rule.startsWith("@supports"));
    const last = rules.findLastIndex((rule) => !rule.includes("prefers-contrast"));
    const first = rules.findIndex((rule) => rule.includes("prefers-contrast"));
    expect(last).toBeLessThan(first);
  });
});

describe("the palettes", () => {
  it.each(Object.entries(brand))("start with the brand color: %s is %s", (color, hex) => {
    expect(light(color)).toBe(hex);
  });

  it("have the same roles", () => {
    const rolesOf = (palette: string) => [...(system.tokens.colorPaletteMap.get(palette)?.keys() ?? [])];
    for (const palette of palettes) expect(rolesOf(palette), palette).toEqual(rolesOf("clay"));
  });

  it("expose only semantic tokens to the page", () => {
    const variables = Object.values(tokenCss).flatMap((rule) => Object.values(rule).flatMap(Object.keys));
    const steps = palettes.flatMap((palette) => variables.filter((name) => name.match(`-${palette}-\\d`)));
    expect(steps).toEqual([]);
  });
});

describe("a style property", () => {
  it("accepts a raw value in brackets", () => {
    expect(system.css({ width: "[37ch]", boxShadow: "[0 0 0 2px {colors.clay.line}]" })).toEqual({
      width: "37ch",
      boxShadow: "0 0 0 2px var(--k-colors-clay-line)",
    });
  });

  it("writes a keyword unchanged and a token as its variable", () => {
    expect(system.css({ marginX: "auto", maxWidth: "wide", fill: "none" })).toEqual({
      marginInline: "auto",
      maxWidth: "var(--k-sizes-wide)",
      fill: "none",
    });
  });

  it("mixes a color with transparency", () => {
    expect(JSON.stringify(system.css({ color: "clay.fg/50" }))).toContain("color-mix(in srgb");
  });
});
