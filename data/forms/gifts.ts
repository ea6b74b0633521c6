import { dollars, usd } from "../money.ts";
import { type ChoiceField, email, type Form, fullName, type GiftLink, type MoneyField } from "./form.ts";

/** Kinds of donation. Payments are counted and returned under these keys. */
export const gifts = ["donation", "pay-it-forward"] as const;

export type GiftKey = (typeof gifts)[number];

/** Limits of a gift. Larger gifts need a conversation first. */
const [least, most] = [usd(1), usd(100_000)];

const giftAmount = {
  kind: "money",
  name: "amount",
  required: true,
  missing: "Write an amount, or press one of those below the field.",
  hint: `From ${dollars(least)} to ${dollars(most)}, with cents if you like.`,
  least,
  most,
  suggestionsLabel: "Fill in an amount",
} as const satisfies Omit<MoneyField, "label" | "suggestions">;

export const giftCopy = {
  promise: "Card details are asked for on the payment company’s own page, never here.",
  oneStep:
    "One step is left: pay on the secure page of our payment company, now or whenever it suits you. The receipt reaches you by email within an hour of paying.",
} as const;

const rhythm = {
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
  buttonBy: { field: rhythm.name, labels: { once: "Give {amount}", monthly: "Give {amount} a month" } },
  promise: giftCopy.promise,
  sent: { title: "Thank you for giving", text: giftCopy.oneStep, link: giftLink("donation") },
} as const satisfies Form;

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
    labels: { once: "Pay It Forward: {amount}", monthly: "Pay It Forward: {amount} a month" },
  },
  promise: giftCopy.promise,
  sent: { title: "Thank you for passing it on", text: giftCopy.oneStep, link: giftLink("pay-it-forward") },
} as const satisfies Form;
