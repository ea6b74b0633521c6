import { usd } from "../../money/cents.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";
import { giftLink, giftWords, rhythm } from "./gifts.ts";

export const payItForward = {
  title: "Pay it forward",
  fields: [
    fullName,
    email,
    {
      kind: "money",
      name: "amount",
      label: "Contribution in US dollars",
      hint: "Any amount counts.",
      required: true,
      missing: giftWords.missing,
      least: usd(1),
      most: usd(100_000),
      suggestions: [usd(25), usd(50), usd(100), usd(250)],
      suggestionsLabel: giftWords.suggestionsLabel,
    },
    rhythm,
  ],
  button: "Pay It Forward",
  buttonBy: {
    field: rhythm.name,
    words: { once: "Pay It Forward: {amount}", monthly: "Pay It Forward: {amount} a month" },
  },
  promise: giftWords.promise,
  sent: { title: "Thank you for passing it on", text: giftWords.oneStep, link: giftLink("pay-it-forward") },
} as const satisfies Form;
