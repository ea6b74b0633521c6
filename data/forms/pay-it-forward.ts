import { usd } from "../../money/cents.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";
import { giftAmount, giftLink, giftWords, rhythm } from "./gifts.ts";

export const payItForward = {
  title: "Pay it forward",
  fields: [
    fullName,
    email,
    {
      ...giftAmount,
      label: "Contribution in US dollars",
      suggestions: [usd(25), usd(50), usd(100), usd(250)],
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
