import { usd } from "../../money/cents.ts";
import { dollars } from "../../money/dollars.ts";
import type { ChoiceField, GiftLink, MoneyField } from "./form.ts";

/** Kinds of donation. Payments are counted and returned under these keys. */
export const gifts = ["donation", "pay-it-forward"] as const;

export type GiftKey = (typeof gifts)[number];

/** Limits of a gift. Larger gifts need a conversation first. */
const [least, most] = [usd(1), usd(100_000)];

export const giftAmount = {
  kind: "money",
  name: "amount",
  required: true,
  missing: "Write an amount, or press one of those below the field.",
  hint: `From ${dollars(least)} to ${dollars(most)}, with cents if you like.`,
  least,
  most,
  suggestionsLabel: "Fill in an amount",
} as const satisfies Omit<MoneyField, "label" | "suggestions">;

export const giftWords = {
  promise: "Card details are asked for on the payment company’s own page, never here.",
  oneStep:
    "One step is left: pay on the secure page of our payment company, now or whenever it suits you. The receipt reaches you by email within an hour of paying.",
} as const;

export const rhythm = {
  kind: "choice",
  name: "rhythm",
  label: "How often?",
  choices: [
    { value: "once", label: "One time" },
    { value: "monthly", label: "Every month, until I stop it" },
  ],
} as const satisfies ChoiceField;

export function giftLink<Gift extends GiftKey>(gift: Gift) {
  return {
    label: "Go to the payment page",
    sums: { once: "{amount}, one time", monthly: "{amount} a month" },
    href: `https://pay.kindredground.example/${gift}`,
    gift,
    placeholder: true,
  } as const satisfies GiftLink;
}
