// @vitest-environment node
import { expect, test } from "vitest";
import { dark, light } from "../../../../../server/mail/templates/markup.ts";
import { contrastRatio } from "../../../../../theme/color.ts";

test.each([
  ["light", light],
  ["dark", dark],
])("all text of a mail is legible in %s", (_, palette) => {
  const { ground, text, muted, link, button, onButton, wheel, onWheel } = palette;
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(7);
  for (const ink of [muted, link]) expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(onButton, button)).toBeGreaterThanOrEqual(4.5);
  expect(wheel).toHaveLength(10);
  for (const segment of wheel) expect(contrastRatio(onWheel, segment)).toBeGreaterThanOrEqual(4.5);
});

test("the button stands out from the paper", () => {
  for (const { button, ground } of [light, dark]) expect(contrastRatio(button, ground)).toBeGreaterThanOrEqual(3);
});
