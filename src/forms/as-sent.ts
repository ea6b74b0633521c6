import type { Form } from "../../data/forms/form.ts";
import { isCents } from "../../money/cents.ts";
import { typedDollars } from "../../money/dollars.ts";
import type { Fields } from "./intake-contract.ts";

/**
 * Converts checked values for sending. Amounts of money are in dollars, as people type them and as the form sends them
 * without scripts. Every recipient then reads the same amount.
 */
export function asSent({ fields }: Pick<Form, "fields">, checked: Fields): Fields {
  const sums = fields.flatMap(({ kind, name }) => {
    const value = checked[name];
    return kind === "money" && isCents(value) ? [[name, typedDollars(value)] as const] : [];
  });
  return { ...checked, ...Object.fromEntries(sums) };
}
