import { expect, it } from "vitest";
import { check, mistakesIn, texts } from "../../../packages/tokens/test/dtcg/small-theme.ts";
import { tokenMistakes } from "../../../theme/check-token-files.ts";
import { tokenRules } from "../../../theme/token-rules.ts";

const mistakes = mistakesIn(String.raw`
# shape.tokens.json
a negative duration ¦ 150, "unit": "ms" ¦ -150, "unit": "ms" ¦ 20: durations.fast: -150ms is too small for durations; write at least 0
fluid widths in the wrong order ¦ "value": 20, "unit": "rem" ¦ "value": 90, "unit": "rem" ¦ 5: fluid.to: 80rem is below fluid.from, 90rem, and values grow from one to the other; write more than 90 rem, or swap the two
a negative radius ¦ "value": 0.375 ¦ "value": -0.375 ¦ 9: radii.control: -0.375rem is too small for radii; write at least 0
a fractional z-index ¦ "$value": 30 ¦ "$value": 30.5 ¦ 19: zIndex.toast: 30.5 in zIndex is not whole; write 31
a duration in seconds instead of milliseconds ¦ 150, "unit": "ms" ¦ 150, "unit": "s" ¦ 20: durations.fast: 150s is too long for a motion; write 150 ms
a space in a name ¦ "toast": ¦ "toast top": ¦ 19: zIndex.toast top: the name "toast top" cannot be part of a CSS variable; use letters, digits, - and _
a misspelled group ¦ "zIndex" ¦ "zIndxe" ¦ 19: zIndxe.toast: Chakra has no token category zIndxe; did you mean zIndex?
two names that differ by a capital ¦ "panel": { ¦ "Panel": { "$value": "{radii.control}" },\n    "panel": { ¦ 11: radii.panel: differs from radii.Panel only by capitals and signs; write radii.Panel, or rename one of the two
two names for one variable ¦ "panel": { ¦ "innerPanel": { "$value": "{radii.control}" },\n    "inner-panel": { ¦ 11: radii.inner-panel: and radii.innerPanel would both be the variable --k-radii-inner-panel; rename one of the two
a fluid value without a maximum ¦ ,\n      "max": { "$value": { "value": 7, "unit": "rem" } } ¦  ¦ 15: spacing.band.min: has no max; add spacing.band.max
a fluid value in px ¦ "value": 7, "unit": "rem" ¦ "value": 112, "unit": "px" ¦ 16: spacing.band.max: is fluid and not in rem; write "unit": "rem"
# type.tokens.json
a line height of 0 ¦ "$value": 1.6 ¦ "$value": 0 ¦ 5: lineHeights.body: 0 is too small for lineHeights; write at least 1
a font size of 0 ¦ "value": 1.125 ¦ "value": 0 ¦ 4: fontSizes.body: 0rem is too small for fontSizes; write at least 0.5
a font size in px ¦ "value": 1.125, "unit": "rem" ¦ "value": 18, "unit": "px" ¦ 4: fontSizes.body: 18px in fontSizes, where text must scale with the visitor’s text size; write 1.125 rem
a font size in rem instead of px ¦ "value": 1.125 ¦ "value": 18 ¦ 4: fontSizes.body: 18rem is too large for fontSizes; write 1.125 or 1.8
a line height without its decimal point ¦ "$value": 1.6 ¦ "$value": 16 ¦ 5: lineHeights.body: 16 is too large for lineHeights; write 1.6
a line height in percent ¦ "$value": 1.6 ¦ "$value": 160 ¦ 5: lineHeights.body: 160 is too large for lineHeights; write 1.6
# color.tokens.json
a hex value of another color ¦ "#1a1a1a" ¦ "#a81a1a" ¦ 10: color.ink: hex is #a81a1a, and the components are #1a1a1a; write "#1a1a1a"
`);

it.each(mistakes)("reports $name with file, line, token, and fix", ({ file, find, write, messages }) => {
  const text = texts[file] ?? "";
  expect(text).toContain(find);
  const lines = check({ [file]: text.replace(find, () => write) }, tokenRules);
  expect(lines).toEqual(messages.split("\n").map((message) => `${file}:${message}`));
});

it("reports nothing for correct files", () => {
  expect(check({}, tokenRules)).toEqual([]);
  expect(tokenMistakes()).toEqual([]);
});
