import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkFiles } from "../../../theme/check-token-files.ts";
import { tokenRules } from "../../../theme/token-rules.ts";

const folder = "theme/tokens/";
const texts = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name, "utf8")]));

/** Returns the mistakes of the theme's files with one text replaced. */
function mistakesIn(name: string, find: string, write: string): string[] {
  const file = `${name}.tokens.json`;
  const text = texts[file] ?? "";
  expect(text).toContain(find);
  const changed = { ...texts, [file]: text.replace(find, write) };
  return checkFiles(changed, { folder, resolver: "resolver.json", rules: tokenRules });
}

const rem = (value: number) => `{ "value": ${value}, "unit": "rem" }`;

it.each([
  [
    "a target under 44 px",
    "space",
    rem(2.75),
    rem(2.5),
    "sizes.target: 2.5rem is less than 44px, and a smaller target is hard to press; write at least 2.75 rem",
  ],
  [
    "a radius beyond half a target",
    "space",
    rem(0.375),
    rem(1.5),
    "radii.control: 1.5rem is more than 22px, and a control with a larger radius looks like a pill; write at most 1.375 rem",
  ],
  [
    "a border as thick as a bar",
    "space",
    '{ "value": 6, "unit": "px" }',
    '{ "value": 20, "unit": "px" }',
    "borderWidths.accent: 20px is more than 16px, and a thicker border is no longer an edge; write at most 16 px",
  ],
  [
    "a halo behind the ring",
    "space",
    '{ "value": 7, "unit": "px" }',
    '{ "value": 4, "unit": "px" }',
    "borderWidths.halo: 4px is less than 6px, and a smaller halo is hidden behind the focus indicator; write at least 6 px",
  ],
  [
    "a toast below a menu",
    "space",
    '"toast": { "$value": 30 }',
    '"toast": { "$value": 15 }',
    "zIndex.toast: 15 is below zIndex.popover, 20, and each covers the one before; write more, or less for the other",
  ],
  [
    "a fluid value that shrinks",
    "space",
    `"min": { "$value": ${rem(1.25)} }`,
    `"min": { "$value": ${rem(4)} }`,
    "spacing.gutter.min: 4rem is above its max, 3rem; swap the two",
  ],
  [
    "the smaller end of a fluid value",
    "type",
    "{fontSizes.h2.max}",
    "{fontSizes.h2.min}",
    "text.h2: refers to {fontSizes.h2.min}, only the smaller end of a fluid value; write {fontSizes.h2.max}, which means the whole fluid value",
  ],
  [
    "a weight that the font lacks",
    "type",
    '"bold": { "$value": 700 }',
    '"bold": { "$value": 900 }',
    "fontWeights.bold: 900 is outside the weights of Atkinson Hyperlegible Next Variable, 200 to 800; write at most 800",
  ],
  [
    "a family without a generic",
    "type",
    '"Fraunces DejaVu", "serif"',
    '"Fraunces DejaVu"',
    'fonts.heading: ends without a generic family, so that text can change its width; add "serif" or "sans-serif"',
  ],
  [
    "a font that nothing loads",
    "type",
    '"Fraunces Variable"',
    '"Literata Variable"',
    "fonts.heading: no file of the site loads the font Literata Variable; ",
  ],
])("reports %s", (_, name, find, write, message) => {
  expect(mistakesIn(name, find, write).map((line) => line.replace(/:\d+:/, ":"))).toContainEqual(
    expect.stringContaining(`${folder}${name}.tokens.json: ${message}`),
  );
});

it.each([
  [
    "color.clay.600 for a missing step",
    "semantic.light",
    "{color.clay.600}",
    "{color.clay.650}",
    "write {color.clay.600} or {color.clay.700}",
  ],
  [
    "the most for a handle of a curve",
    "motion",
    "[0.2, 0.7, 0.2, 1]",
    "[1.2, 0.7, 0.2, 1]",
    "x is 1.2, which is outside 0 to 1; write at most 1",
  ],
  [
    "the most for an alpha just above it",
    "semantic.light",
    '"alpha": 0.16',
    '"alpha": 1.5',
    "alpha is 1.5, which is outside 0 to 1; write 1",
  ],
])("suggests %s", (_, name, find, write, message) => {
  expect(mistakesIn(name, find, write)[0]).toMatch(new RegExp(`${message.replace(/[{}.]/g, "\\$&")}$`));
});
