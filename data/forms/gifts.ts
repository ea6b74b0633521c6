import type { ChoiceField, GiftLink } from "./form.ts";

/** The ways to give money, by the word under which a payment is counted and comes back. */
export const gifts = ["donation", "pay-it-forward"] as const;

export type GiftKey = (typeof gifts)[number];

/** What the forms of all gifts say alike. */
export const giftWords = {
  missing: "Write an amount, or press one of those below the field.",
  suggestionsLabel: "Fill in an amount",
  promise: "Card details are asked for on the payment company’s own page, never here.",
  oneStep:
    "One step is left: pay on the secure page of our payment company. If it does not suit you now, come back whenever it does.",
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

/** The payment company’s page for a gift. */
export function giftLink<Gift extends GiftKey>(gift: Gift) {
  return {
    label: "Go to the payment page",
    sums: { once: "{amount}, one time", monthly: "{amount} a month" },
    href: `https://pay.kindredground.example/${gift}`,
    gift,
    placeholder: true,
  } as const satisfies GiftLink;
}
