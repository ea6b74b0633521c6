import { expect, test } from "vitest";
import { everyForm } from "../../../data/forms/every-form.ts";
import type { Field } from "../../../data/forms/form.ts";

const isHalf = (field: Field) => "half" in field && field.half === true;

/** Returns the pairs of fields that share a row. */
function pairs(fields: readonly Field[]): [Field, Field][] {
  const [first, second, ...rest] = fields;
  if (!first || !second) return [];
  return isHalf(first) && isHalf(second) ? [[first, second], ...pairs(rest)] : pairs(fields.slice(1));
}

test.each(Object.entries(everyForm))("the labels of fields side by side in %s align", (_, { fields }) => {
  for (const [first, second] of pairs(fields))
    expect(Boolean(first.hint), `${first.name} and ${second.name} both have a hint, or neither`).toBe(
      Boolean(second.hint),
    );
});
