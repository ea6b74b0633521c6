import { amount, entry, oneOf, placeholder, says, text } from "./rules.ts";

/** One use of donations: a group of dots on /donate, and a row of its table. */
export const giftUse = entry({
  key: oneOf(["mutual-aid", "seats", "land", "pool"]),
  name: text,
  text,
  amount: amount.min(1, says("is nothing to show", "write what was given for it, or remove the entry")),
  placeholder,
});

/** Five words fit next to the sums on a phone. */
const maxWords = 5;

/** A row of the table on /donate: a month, or all time before the first month. */
export const giftMonth = entry({
  name: text,
  given: amount,
  spent: amount,
  paid: text.test({
    name: "words",
    message: says("is too long", `use at most ${maxWords} words, without names`),
    test: (words) => words.split(" ").length <= maxWords,
  }),
  placeholder,
});
