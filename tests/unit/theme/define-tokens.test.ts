import { describe, expect, it } from "vitest";
import { modes } from "../../../theme/conditions.ts";
import { defineTokens } from "../../../theme/define-tokens.ts";
import type { Resolver, TokenFiles, TokenGroup } from "../../../theme/token-file.ts";

const resolver: Resolver = {
  sets: { primitives: { sources: [{ $ref: "base" }] } },
  modifiers: { mode: { contexts: Object.fromEntries(modes.map((mode) => [mode, [{ $ref: mode }]])) } },
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
  it("makes a purpose one token with a value for each mode that differs", () => {
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

  it("keeps the primitive colors off the page", () => {
    expect(defineTokens(files, resolver).tokens).toEqual({});
  });

  it("makes one fluid value of min and max", () => {
    const spacing = { $type: "dimension", gap: { min: rem(1), max: rem(4) } };
    expect(defineTokens({ ...files, base: { ...base, spacing } }, resolver).tokens).toEqual({
      spacing: { gap: { value: "clamp(1rem, 0rem + 5vw, 4rem)" } },
    });
  });

  it("lets a fluid value shrink as well as grow", () => {
    const letterSpacings = { $type: "dimension", tight: { min: rem(0), max: rem(-0.06) } };
    expect(defineTokens({ ...files, base: { ...base, letterSpacings } }, resolver).tokens).toEqual({
      letterSpacings: { tight: { value: "clamp(-0.06rem, 0.02rem + -0.1vw, 0rem)" } },
    });
  });

  it("sets a text style by the names of its tokens", () => {
    const fontSizes = { $type: "dimension", h1: { min: rem(2), max: rem(4) } };
    const text = { h1: { $type: "typography", $value: { fontSize: "{fontSizes.h1.max}" } } };
    expect(defineTokens({ ...files, base: { ...base, fontSizes, text } }, resolver).textStyles).toEqual({
      h1: { value: { fontSize: "h1" } },
    });
  });

  it("writes each type the way CSS does", () => {
    const given = {
      fonts: { $type: "fontFamily", body: { $value: ["Two Words", "serif"] } },
      durations: { $type: "duration", fast: { $value: { value: 150, unit: "ms" } } },
      easings: { $type: "cubicBezier", out: { $value: [0.2, 0.7, 0.2, 1] } },
    };
    expect(defineTokens({ ...files, base: { ...base, ...given } }, resolver).tokens).toEqual({
      fonts: { body: { value: '"Two Words", serif' } },
      durations: { fast: { value: "150ms" } },
      easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.2, 1)" } },
    });
  });

  it("says which mode lacks a token", () => {
    expect(() => defineTokens({ ...files, dark: {} }, resolver)).toThrow(
      "theme/tokens/semantic.dark.tokens.json: color.bg.canvas is missing; every mode needs it",
    );
  });

  it("says which token has a type it cannot write", () => {
    const gradients = { $type: "gradient", sky: { $value: [] } };
    expect(() => defineTokens({ ...files, base: { ...base, gradients } }, resolver)).toThrow(
      "theme/tokens/base: gradients.sky has the type gradient; this theme can write color,",
    );
  });

  it("says which token has a value that does not fit its type", () => {
    const spacing = { $type: "dimension", gap: { $value: "1rem" } };
    expect(() => defineTokens({ ...files, base: { ...base, spacing } }, resolver)).toThrow(
      'theme/tokens/base: spacing.gap is not a dimension: "1rem"',
    );
  });
});
