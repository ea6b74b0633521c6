import type { Resolver, TokenFiles, TokenGroup } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { describe, expect, it } from "vitest";
import { modes } from "../../../theme/conditions.ts";
import { defineTokens } from "../../../theme/define-tokens.ts";

const resolver: Resolver = {
  version: "2025.10",
  sets: { primitives: { sources: [{ $ref: "base" }] } },
  modifiers: {
    mode: { contexts: Object.fromEntries(modes.map((mode) => [mode, [{ $ref: mode }]])), default: "light" },
  },
  resolutionOrder: [{ $ref: "#/sets/primitives" }, { $ref: "#/modifiers/mode" }],
};

const rem = (value: number) => ({ $value: { value, unit: "rem" } });
const base: TokenGroup = {
  color: {
    $type: "color",
    white: { $value: { colorSpace: "oklch", components: [1, 0, 0] } },
    black: { $value: { colorSpace: "oklch", components: [0, 0, 0] } },
  },
  fluid: { $type: "dimension", from: rem(20), to: rem(80) },
};
const canvas = (name: string): TokenGroup => ({
  color: { bg: { canvas: { $type: "color", $value: `{color.${name}}` } } },
});
const files: TokenFiles = {
  base,
  light: canvas("white"),
  dark: canvas("black"),
  "light-more-contrast": canvas("white"),
  "dark-more-contrast": canvas("white"),
};

describe("defineTokens", () => {
  it("creates one token per purpose, with a value for each mode that differs", () => {
    expect(defineTokens(files, resolver).semanticTokens).toEqual({
      colors: {
        bg: {
          canvas: {
            value: {
              base: "#ffffff",
              _chosenDark: "#000000",
              _systemDark: "#000000",
              _chosenDarkMoreContrast: "#ffffff",
              _systemDarkMoreContrast: "#ffffff",
            },
          },
        },
      },
    });
  });

  it("omits primitive colors", () => {
    expect(defineTokens(files, resolver).tokens).toEqual({});
  });

  it("combines min and max into a fluid value", () => {
    const spacing = { $type: "dimension", gap: { min: rem(1), max: rem(4) } };
    expect(defineTokens({ ...files, base: { ...base, spacing } }, resolver).tokens).toEqual({
      spacing: { gap: { value: "clamp(1rem, 0rem + 5vw, 4rem)" } },
    });
  });

  it("supports a shrinking fluid value", () => {
    const letterSpacings = { $type: "dimension", tight: { min: rem(0), max: rem(-0.06) } };
    expect(defineTokens({ ...files, base: { ...base, letterSpacings } }, resolver).tokens).toEqual({
      letterSpacings: { tight: { value: "clamp(-0.06rem, 0.02rem + -0.1vw, 0rem)" } },
    });
  });

  it("writes a text style with token names, or with values without a token", () => {
    const fontSizes = { $type: "dimension", h1: { min: rem(2), max: rem(4) } };
    const fonts = { $type: "fontFamily", body: { $value: ["serif"] } };
    const h1 = {
      fontFamily: "{fonts.body}",
      fontSize: "{fontSizes.h1.max}",
      fontWeight: "semi-bold",
      letterSpacing: { value: 0.02, unit: "rem" },
      lineHeight: 1.25,
    };
    const text = { $type: "typography", h1: { $value: h1 }, same: { $value: "{text.h1}" } };
    const style = {
      fontFamily: "body",
      fontSize: "h1",
      fontWeight: "600",
      letterSpacing: "0.02rem",
      lineHeight: "1.25",
    };
    expect(defineTokens({ ...files, base: { ...base, fonts, fontSizes, text } }, resolver).textStyles).toEqual({
      h1: { value: style },
      same: { value: style },
    });
  });

  it("writes a value per mode for a shared token that refers to a mode color", () => {
    const value = { color: "{color.bg.canvas}", width: { value: 1, unit: "px" }, style: "solid" };
    const borders = { $type: "border", thin: { $value: value } };
    expect(defineTokens({ ...files, base: { ...base, borders } }, resolver).semanticTokens.borders).toMatchObject({
      thin: { value: { base: "1px solid #ffffff", _chosenDark: "1px solid #000000" } },
    });
  });

  it("adds wide-gamut values for colors outside sRGB, in the modes that contain them", () => {
    const vivid = { $value: { colorSpace: "display-p3", components: [0, 1, 0] } };
    const color = { ...(base.color as TokenGroup), white: vivid };
    const { semanticTokens } = defineTokens({ ...files, base: { ...base, color } }, resolver);
    const { value } = (semanticTokens.colors as { bg: { canvas: { value: Record<string, string> } } }).bg.canvas;
    expect(Object.keys(value).filter((condition) => value[condition] === "color(display-p3 0 1 0)")).toEqual([
      "_wide",
      "_wideMoreContrast",
      "_chosenDarkWideMoreContrast",
      "_systemDarkWideMoreContrast",
    ]);
    expect(value.base).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("writes each type as CSS", () => {
    const given = {
      fonts: { $type: "fontFamily", body: { $value: ["system-ui", "serif"] } },
      durations: { $type: "duration", fast: { $value: { value: 150, unit: "ms" } } },
      easings: { $type: "cubicBezier", out: { $value: [0.2, 0.7, 0.2, 1] } },
    };
    expect(defineTokens({ ...files, base: { ...base, ...given } }, resolver).tokens).toEqual({
      fonts: { body: { value: "system-ui, serif" } },
      durations: { fast: { value: "150ms" } },
      easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.2, 1)" } },
    });
  });

  it("throws all errors of all modes at once", () => {
    const zIndex = { $type: "number", toast: { $value: 1.5 } };
    expect(() => defineTokens({ ...files, base: { ...base, zIndex }, dark: {} }, resolver)).toThrow(
      "theme/tokens/base: zIndex.toast: 1.5 in zIndex is not whole; write 2\n" +
        "theme/tokens/dark: color.bg.canvas: is missing in dark; add it, because every context of mode needs the tokens of light",
    );
  });
});
