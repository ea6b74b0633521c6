import type { giftUse } from "./checks/giving.ts";
import type { Entry } from "./checks/rules.ts";
import { equitySeats } from "./equity-seats.ts";
import { suggestedGifts } from "./forms/gifts.ts";
import { giftTax } from "./gift-tax.ts";
import type { SiteLink } from "./link.ts";
import { usd } from "./money.ts";
import { contact, figures, site } from "./site.ts";

export type GiftUse = Entry<typeof giftUse>;

/** Uses of all donations, largest first. Samples until the organization provides its books. */
export const giftUses: readonly GiftUse[] = [
  { name: "Mutual aid", text: figures.mutualAid.counts, amount: usd(50_250), placeholder: true },
  {
    name: "Equity seats",
    text: "Places in programs, and things from the shop. Most were single evenings and workshops, and many people paid part of the price. So a seat cost less than a whole course.",
    amount: usd(47_400),
    placeholder: true,
  },
  {
    name: "The land",
    text: "Trees, tools, paths and roofs, and retreat places for people who need rest.",
    amount: usd(21_300),
    placeholder: true,
  },
  {
    name: "Still in the pool",
    text: "Given for seats and saved for the next person who asks.",
    amount: usd(4_600),
    placeholder: true,
  },
];

export const givingPage = {
  hero: {
    title: "Give, and see where it goes",
    lead: "A gift here becomes a seat in a class, rent for a neighbor, or a tree in the ground. You may choose which. If you don’t, we send it where the need is greatest.",
    toForm: { label: "Choose an amount", to: "#give" },
    toUses: { label: "See where gifts went", to: "#where" },
  },
  give: {
    title: "What a gift does",
    formTitle: "Your gift",
    suggested: suggestedGifts,
    any: "Any amount helps. Monthly gifts let us plan ahead.",
  },
  where: {
    title: "Where gifts went",
    lead: `This is every dollar given since ${site.founded}.`,
    caption: `Gifts since ${site.founded}, by use`,
    columns: { use: "Use", amount: "Dollars", share: "Share" },
    total: "All gifts",
    figures: {
      text: "Download every figure, with its dates and source:",
      link: { label: "Our figures", to: "/impact" } satisfies SiteLink,
    },
    pool: {
      text: `People gave ${figures.scholarshipPool.value} of it for equity seats. That money is a separate pool. It pays for ${equitySeats.poolPaysFor}.`,
      link: { label: "How the pool works", to: "/scholarships" } satisfies SiteLink,
    },
  },
  candor: {
    title: "Before you give",
    paragraphs: [
      `${site.name} is a ${site.legalForm} and a certified B Corp, founded in ${site.founded}. ${site.homesteadShare} of every enrollment goes to the Homestead’s fund. The Homestead is our own branch, so that is how we pay for the land, not a gift to others.`,
      giftTax.fact,
      giftTax.homestead,
      giftTax.ask,
    ],
    link: { label: "Ask about a gift", to: "/contact?subject=Asking%20about%20a%20gift#form" } satisfies SiteLink,
  },
  ways: {
    title: "Other ways to give",
    links: [
      {
        text: `A check, a bequest or something we can use: write to ${contact.email}, or talk it over with us.`,
        link: { label: "Call us", to: "/contact" },
      },
      {
        text: "A seat in a program for one person.",
        link: { label: "Pay it forward", to: "/scholarships#contribute" },
      },
      {
        text: "A school place, a workshop or a garden season, with your workplace or your family.",
        link: { label: "Sponsor", to: "/sponsor" },
      },
      { text: "A free Saturday, or a skill.", link: { label: "Volunteer", to: "/volunteer" } },
    ] satisfies readonly { text: string; link: SiteLink }[],
  },
} as const;

export type GivingPage = typeof givingPage;

/** Copy for the payment company's return page after a gift. */
export const giftThanks = {
  title: "If you’ve just given, thank you",
  paragraphs: [
    "The payment company will email your receipt. Once a year, we’ll write to tell you where the money went. You can stop a monthly gift anytime, without giving a reason.",
    `No receipt after an hour? Check your spam folder, then write to ${contact.email}. If you didn’t pay, you haven’t been charged.`,
  ],
  tax: { title: "For your taxes", text: `${giftTax.fact} Your receipt only shows that you paid.` },
  ways: [
    { label: "Give another gift", to: "/donate#give" },
    { label: "See where gifts went", to: "/donate#where" },
    { label: "Read what we learn", to: "/articles" },
    { label: "Write to us", to: "/contact" },
  ] satisfies SiteLink[],
} as const;
