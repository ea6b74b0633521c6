import { isSample } from "../link.ts";
import { dollars, usd } from "../money.ts";
import { contact, site } from "../site.ts";
import {
  type Choice,
  type ChoiceField,
  email,
  type Form,
  fullName,
  type GiftLink,
  type MoneyField,
  type ReviewEntry,
} from "./form.ts";
import { retention } from "./retention.ts";

/** Kinds of gift. Analytics and the return URLs of payments use these keys. */
export const gifts = ["donation", "pay-it-forward"] as const;

export type GiftKey = (typeof gifts)[number];

/** Limits of a gift. Larger gifts need a conversation first. */
const [min, max] = [usd(1), usd(100_000)];

const giftAmount = {
  kind: "money",
  name: "amount",
  required: true,
  missing: "Enter an amount, or press one below the field.",
  hint: `From ${dollars(min)} to ${dollars(max)}.`,
  min,
  max,
  suggestionsLabel: "Choose an amount",
} as const satisfies Omit<MoneyField, "label" | "suggestions">;

export const giftCopy = {
  promise: "You’ll enter your card details on the payment company’s page, never here.",
  /** The first line, the promise and the button while the payment page is a sample. */
  notOpen: "Payment isn’t open yet. Send a pledge; we write when it is.",
  noCard: "A pledge asks for no payment details. You can take it back at any time.",
  pledge: "Send my pledge",
  oneStep: {
    title: "Almost done",
    text: "Check your gift, then pay on our payment company’s secure page. They’ll email your receipt within an hour of paying.",
  },
  /** Replaces `oneStep` while the payment page is a sample. */
  noStep: {
    title: "We have your pledge",
    text: `You haven’t paid, and you don’t owe anything. We’ll write to you when payment is open. To give in another way now, write to ${contact.email}. A person will reply ${site.responsePromise}.`,
  },
} as const;

/** Hint of the form on /donate, about the picture below it. */
export const giftDots = {
  /** Amount that one dot shows. The last dot of a group may show less. */
  value: usd(100),
  once: "{amount} is {dots} in the picture below.",
  monthly: "{amount} a month is {dots} a year in the picture below.",
  part: "{number} of a dot",
  one: "1 dot",
  many: "{number} dots",
} as const;

const rhythm = {
  kind: "choice",
  name: "rhythm",
  label: "How often?",
  choices: [
    { value: "once", label: "One time" },
    { value: "monthly", label: "Every month (stop anytime)" },
  ],
} as const satisfies ChoiceField;

/** Gifts for equity seats go to a separate pool. */
const seats = { value: "seats", label: "Equity seats" } as const satisfies Choice;

const purpose = {
  kind: "choice",
  name: "purpose",
  label: "Where should it go?",
  half: true,
  choices: [
    { value: "most-needed", label: "Where it’s needed most" },
    seats,
    { value: "mutual-aid", label: "Mutual aid" },
    { value: "land", label: "The land" },
  ],
} as const satisfies ChoiceField;

const again = "Start over";
const reviewGift = [
  { label: "Amount", field: giftAmount.name },
  { label: "How often", field: rhythm.name },
] as const satisfies readonly ReviewEntry[];

export function giftLink<Gift extends GiftKey>(gift: Gift) {
  return {
    label: "Go to the payment page",
    sums: { once: "{amount}, one time", monthly: "{amount} a month" },
    href: `https://pay.kindredground.example/${gift}`,
    gift,
  } as const satisfies GiftLink;
}

interface GiftWords {
  before: Pick<Form, "opening" | "button" | "buttonBy" | "promise">;
  after: Pick<Form["sent"], "title" | "text">;
}

/**
 * Returns the copy of a gift form, before and after sending. While the payment page is a sample, returns the copy of a
 * pledge instead of `open` and the payment step.
 */
export function giftWords({ href }: Pick<GiftLink, "href">, open: GiftWords["before"]): GiftWords {
  if (!isSample(href)) return { before: { ...open, promise: giftCopy.promise }, after: giftCopy.oneStep };
  const { notOpen: opening, pledge: button, noCard: promise } = giftCopy;
  return { before: { opening, button, promise }, after: giftCopy.noStep };
}

const donationWords = giftWords(giftLink("donation"), {
  button: "Give",
  buttonBy: { field: rhythm.name, labels: { once: "Give {amount}", monthly: "Give {amount} a month" } },
});

const payItForwardWords = giftWords(giftLink("pay-it-forward"), {
  button: "Pay It Forward",
  buttonBy: {
    field: rhythm.name,
    labels: { once: "Pay It Forward: {amount}", monthly: "Pay It Forward: {amount} a month" },
  },
});

/** Effect of each suggested gift. Samples until the organization has real figures. */
export const suggestedGifts = [
  {
    amount: usd(25),
    does: "Seeds for one bed in the food garden, or a ride to the doctor and back.",
    placeholder: true,
  },
  { amount: usd(50), does: "A week of groceries for one neighbor.", placeholder: true },
  { amount: usd(100), does: "Part of a live course for someone with an equity seat.", placeholder: true },
  {
    amount: usd(250),
    does: "Toward a retreat stay, with room and meals, for someone who needs rest.",
    placeholder: true,
  },
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
    purpose,
    {
      kind: "text",
      name: "honoree",
      label: "In honor or in memory of",
      hint: "Optional. We’ll name them in our thank-you letter to you.",
      autocomplete: "off",
    },
    {
      kind: "text",
      name: "tell",
      label: "Who should we tell about your gift?",
      hint: "Optional. Give us their name, and their email or mailing address. Once you’ve given, we’ll send a note that leaves out the amount.",
      autocomplete: "off",
    },
    fullName,
    email,
  ],
  keptDays: retention.waiting,
  ...donationWords.before,
  sent: {
    ...donationWords.after,
    link: giftLink("donation"),
    linkBy: { field: purpose.name, links: { [seats.value]: giftLink("pay-it-forward") } },
    review: [
      ...reviewGift,
      { label: "For", field: purpose.name },
      { label: "In honor or memory of", field: "honoree" },
      { label: "We’ll tell", field: "tell" },
    ],
    again,
  },
} as const satisfies Form;

/** A short version of the form `donation`. Its purpose is fixed, because the page names it. */
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
    { ...purpose, unseen: true, choices: [seats] },
  ],
  keptDays: retention.waiting,
  ...payItForwardWords.before,
  sent: {
    ...payItForwardWords.after,
    link: giftLink("pay-it-forward"),
    review: [...reviewGift, { label: "For", text: seats.label }],
    again,
  },
} as const satisfies Form;
