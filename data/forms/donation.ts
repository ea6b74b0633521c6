import { usd } from "../../money/cents.ts";
import { email, fullName } from "./fields.ts";
import type { Form } from "./form.ts";
import { giftAmount, giftLink, giftWords, rhythm } from "./gifts.ts";

/** Effect of each suggested gift. Samples until the organization has real figures. */
export const suggestedGifts = [
  { amount: usd(25), does: "Seed for one bed of the food garden, or a ride to a doctor and home.", placeholder: true },
  { amount: usd(50), does: "A week of groceries for one neighbor.", placeholder: true },
  { amount: usd(100), does: "A month of live courses for someone with an equity seat.", placeholder: true },
  { amount: usd(250), does: "A retreat place, with room and meals, for someone who needs rest.", placeholder: true },
] as const;

export const donation = {
  title: "Give",
  fields: [
    {
      ...giftAmount,
      label: "Your gift in US dollars",
      suggestions: suggestedGifts.map(({ amount }) => amount),
    },
    { ...rhythm, half: true },
    {
      kind: "choice",
      name: "purpose",
      label: "Where should it go?",
      half: true,
      choices: [
        { value: "most-needed", label: "Where it is needed most" },
        { value: "seats", label: "Equity seats" },
        { value: "mutual-aid", label: "Mutual aid" },
        { value: "land", label: "The land" },
      ],
    },
    {
      kind: "text",
      name: "honoree",
      label: "In honor or in memory of",
      hint: "If you like. The name goes into our letter of thanks to you, and to nobody else.",
      autocomplete: "off",
    },
    fullName,
    email,
  ],
  button: "Give",
  buttonBy: { field: rhythm.name, words: { once: "Give {amount}", monthly: "Give {amount} a month" } },
  promise: giftWords.promise,
  sent: { title: "Thank you for giving", text: giftWords.oneStep, link: giftLink("donation") },
} as const satisfies Form;
