import { amount, entry, placeholder, says, text } from "./rules.ts";

/** One use of donations: a slice of the chart on /donate, and a row of its table. */
export const giftUse = entry({
  name: text,
  text,
  amount: amount.min(1, says("is nothing to show", "write what was given for it, or remove the entry")),
  placeholder,
});
