import type { GiftUse } from "../giving.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { amount, placeholder, text } from "./rules.ts";
import { says } from "./sentences.ts";

/** One use of donations: a slice of the chart on /donate, and a row of its table. */
export const giftUse = entry({
  name: text,
  text,
  amount: amount.min(1, says("is nothing to show", "write what was given for it, or take the entry away")),
  placeholder,
});

export function giftUseMistakes(uses: readonly GiftUse[]): string[] {
  return mistakesIn({ file: "data/giving.ts", entries: uses, schema: giftUse, unique: ["name"] });
}
