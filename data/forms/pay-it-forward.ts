import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";

export const payItForward = {
  title: "Pay it forward",
  fields: [
    fullName,
    email,
    {
      kind: "money",
      name: "amount",
      label: "Contribution in US dollars",
      hint: "Whole dollars. Any amount counts.",
      required: true,
      missing: "Write an amount, or press one of those below the field.",
      least: 1,
      most: 100_000,
      suggestions: [25, 50, 100, 250],
      suggestionsLabel: "Fill in an amount",
    },
    {
      kind: "choice",
      name: "rhythm",
      label: "How often?",
      choices: [
        { value: "once", label: "One time" },
        { value: "monthly", label: "Every month, until I stop it" },
      ],
    },
  ],
  button: "Pay It Forward",
  buttonBy: { field: "rhythm", words: { once: "Pay It Forward, one time", monthly: "Pay It Forward, monthly" } },
  promise: "Card details are asked for on the payment company’s own page, never here.",
  sent: {
    title: "Thank you for passing it on",
    text: "One step is left: pay on the secure page of our payment company. If it does not suit you now, come back whenever it does.",
    link: {
      label: "Go to the payment page",
      href: "https://pay.kindredground.example/pay-it-forward",
      placeholder: true,
    },
  },
} as const satisfies Form;
