import type { Form, GiftLink } from "../../data/forms/form.ts";
import { type Cents, isCents } from "../../money/cents.ts";
import { dollars } from "../../money/dollars.ts";
import { readDollars } from "../../money/read-dollars.ts";

export interface Gift {
  amount: Cents;
  rhythm: "once" | "monthly";
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the gift in a form's values, which are typed (dollars) or validated (cents). Returns undefined without a
 * valid amount.
 */
export function giftIn({ fields }: Pick<Form, "fields">, values: Values): Gift | undefined {
  const field = fields.find(({ kind }) => kind === "money");
  if (field?.kind !== "money") return undefined;
  const value = values[field.name];
  const amount = typeof value === "string" ? readDollars(value) : value;
  if (!isCents(amount) || amount < field.least || amount > field.most) return undefined;
  return { amount, rhythm: values.rhythm === "monthly" ? "monthly" : "once" };
}

export function giftSum({ sums }: Pick<GiftLink, "sums">, { amount, rhythm }: Gift): string {
  return sums[rhythm].replace("{amount}", () => dollars(amount));
}
