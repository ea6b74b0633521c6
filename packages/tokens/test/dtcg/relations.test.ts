import { expect, it } from "vitest";
import type { ThemeRules } from "../../dtcg/contexts.ts";
import { amountOf, checkFluid, checkLimit, checkOrder } from "../../dtcg/relations.ts";
import { check, mistakesIn, texts } from "./small-theme.ts";

const rules: ThemeRules = (tokens, report) => {
  checkOrder({ group: "fluid", names: ["from", "to"], because: "values grow", isStrict: true }, tokens, report);
  checkLimit(tokens.get("fontSizes.body"), { min: 16 }, "small text is hard to read", report);
  checkLimit(tokens.get("durations.fast"), { max: 200 }, "visitors wait", report);
  for (const token of tokens.values()) checkFluid(token, tokens, report);
};

const mistakes = mistakesIn(`
# shape.tokens.json
an order of equal values ¦ "value": 80 ¦ "value": 20 ¦ 5: fluid.to: 20rem is not above fluid.from, 20rem, and values grow; write more than 20 rem, or less for fluid.from
a longer duration ¦ 150, "unit": "ms" ¦ 0.3, "unit": "s" ¦ 20: durations.fast: 0.3s is more than 200ms, and visitors wait; write at most 0.2 s
a fluid value that shrinks ¦ "value": 3.5 ¦ "value": 8 ¦ 15: spacing.band.min: 8rem is above its max, 7rem; swap the two
the smaller end of a fluid value ¦ "{radii.control}" ¦ "{spacing.band.min}" ¦ 10: radii.panel: refers to {spacing.band.min}, only the smaller end of a fluid value; write {spacing.band.max}, which means the whole fluid value

# type.tokens.json
a smaller size ¦ "value": 1.125 ¦ "value": 0.9 ¦ 4: fontSizes.body: 0.9rem is less than 16px, and small text is hard to read; write at least 1 rem
`);

it.each(mistakes)("reports $name with a value that fits", ({ file, find, write, messages }) => {
  const lines = check({ [file]: (texts[file] ?? "").replace(find, () => write) }, rules);
  expect(lines).toEqual([`${file}:${messages}`]);
});

it("reports nothing for correct files", () => {
  expect(check({}, rules)).toEqual([]);
});

it("amountOf returns px, ms and plain numbers", () => {
  const amounts = [{ value: 2, unit: "rem" }, { value: 0.5, unit: "s" }, 3].map((value) => amountOf({ value }));
  expect(amounts).toEqual([32, 500, 3]);
  expect(amountOf(undefined)).toBeUndefined();
});
