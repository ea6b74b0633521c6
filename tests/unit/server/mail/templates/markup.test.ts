// @vitest-environment node
import { expect, test } from "vitest";
import { dark, fontFamily, light } from "../../../../../server/mail/templates/markup.ts";
import { contrastRatio } from "../../../../../theme/color.ts";

test.each([
  ["light", light],
  ["dark", dark],
])("gives text and buttons enough contrast in %s mode", (_, palette) => {
  const { background, text, muted, link, button, onButton, wheel, onWheel } = palette;
  expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(7);
  for (const color of [muted, link]) expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(button, background)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(onButton, button)).toBeGreaterThanOrEqual(4.5);
  expect(wheel).toHaveLength(10);
  for (const segment of wheel) expect(contrastRatio(onWheel, segment)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["Fraunces", "serif", /^font-family:Fraunces,Georgia,.*,serif$/],
  [
    "Atkinson Hyperlegible Next",
    "sans-serif",
    /^font-family:'Atkinson Hyperlegible Next',-apple-system,.*,sans-serif$/,
  ],
])("fontFamily adds fallback fonts to %s", (family, generic, css) => {
  expect(fontFamily({ family, generic })).toMatch(css);
});
