import type { Form } from "../../data/forms/form.ts";
import { isCents } from "../../money/cents.ts";
import { typedDollars } from "../../money/dollars.ts";
import type { Fields } from "./intake-contract.ts";

/**
 * What was checked, as it goes out: sums of money in dollars, as people type them and as the form sends them without
 * scripts, so that whoever takes it in reads the same sum.
 */
export function asSent({ fields }: Pick<Form, "fields">, checked: Fields): Fields {
  const sums = fields.flatMap(({ kind, name }) => {
    const value = checked[name];
    return kind === "money" && isCents(value) ? [[name, typedDollars(value)] as const] : [];
  });
  return { ...checked, ...Object.fromEntries(sums) };
}
