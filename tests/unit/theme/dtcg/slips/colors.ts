import { type Slip, slip } from "./slip.ts";

/** Colors. */
export const colorSlips: readonly Slip[] = [
  slip(
    "lightness in percent",
    "color.tokens.json",
    "[0.5142, 0.1418",
    "[51.42, 0.1418",
    "color.tokens.json:7: color.clay.600: lightness is 51.42, which is outside 0 to 1; write 0.5142",
  ),
  slip(
    "chroma with its point misplaced",
    "color.tokens.json",
    "0.1418",
    "1.418",
    "color.tokens.json:7: color.clay.600: chroma is 1.418, which is outside 0 to 0.5; write at most 0.5",
  ),
  slip(
    "a hue beyond the circle",
    "color.tokens.json",
    "38.9",
    "398.9",
    "color.tokens.json:7: color.clay.600: hue is 398.9, which is outside 0 to 360; write 38.9",
  ),
  slip(
    "two components",
    "color.tokens.json",
    "[0.5142, 0.1418, 38.9]",
    "[0.5142, 0.1418]",
    "color.tokens.json:7: color.clay.600: the list of components of oklch has 2 items; write a list of 3",
  ),
  slip(
    "a color in hex",
    "color.tokens.json",
    `{ "colorSpace": "oklch", "components": [0.5142, 0.1418, 38.9] }`,
    `"#a8431f"`,
    `color.tokens.json:7: color.clay.600: a color is "#a8431f"; write { "colorSpace": "srgb", "components": [0.6588, 0.2627, 0.1216] }`,
  ),
  slip(
    "a color space of another name",
    "color.tokens.json",
    `"colorSpace": "srgb"`,
    `"colorSpace": "rgb"`,
    `color.tokens.json:10: color.ink: colorSpace is "rgb"; did you mean srgb?`,
  ),
  slip(
    "channels up to 255",
    "color.tokens.json",
    "[0.1, 0.1, 0.1]",
    "[26, 26, 26]",
    "color.tokens.json:10: color.ink: red is 26, which is outside 0 to 1; write 0.102\ncolor.tokens.json:10: color.ink: green is 26, which is outside 0 to 1; write 0.102\ncolor.tokens.json:10: color.ink: blue is 26, which is outside 0 to 1; write 0.102",
  ),
  slip(
    "opacity in percent",
    "color.tokens.json",
    `"alpha": 0.5`,
    `"alpha": 50`,
    "color.tokens.json:8: color.clay.700: alpha is 50, which is outside 0 to 1; write 0.5",
  ),
  slip(
    "three digits of hex",
    "color.tokens.json",
    `"#1a1a1a"`,
    `"#1aa"`,
    `color.tokens.json:10: color.ink: hex is "#1aa"; write six digits, such as "#a8431f"`,
  ),
  slip(
    "a hex that is another color",
    "color.tokens.json",
    `"#1a1a1a"`,
    `"#a81a1a"`,
    `color.tokens.json:10: color.ink: hex is #a81a1a, and the components are #1a1a1a; write "#1a1a1a"`,
  ),
  slip(
    "alpha misspelt",
    "color.tokens.json",
    `"alpha": 0.5`,
    `"aplha": 0.5`,
    "color.tokens.json:8: color.clay.700: a color has no aplha; did you mean alpha?",
  ),
];
