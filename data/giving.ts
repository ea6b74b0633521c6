import type { giftUse } from "./checks/giving.ts";
import type { Entry } from "./checks/rules.ts";
import { equitySeats } from "./equity-seats.ts";
import { giftDots, suggestedGifts } from "./forms/gifts.ts";
import { giftTax } from "./gift-tax.ts";
import { contactFormWith, type SiteLink } from "./link.ts";
import { dollars, sum, usd } from "./money.ts";
import { refunds } from "./refunds.ts";
import { contact, figures, site } from "./site.ts";

export type GiftUse = Entry<typeof giftUse>;

/** Uses of all donations, largest first. Samples until the organization provides its books. */
export const giftUses: readonly GiftUse[] = [
  {
    key: "mutual-aid",
    name: "Mutual aid",
    text: "Rent, groceries, rides and medicine for neighbors.",
    amount: usd(50_250),
    placeholder: true,
  },
  {
    key: "seats",
    name: "Equity seats",
    text: "Seats in programs, and things from the shop. Many people paid part of the price.",
    amount: usd(47_400),
    placeholder: true,
  },
  {
    key: "land",
    name: "The land",
    text: "Trees, tools, paths and roofs, and retreat stays for people who need rest.",
    amount: usd(21_300),
    placeholder: true,
  },
  {
    key: "pool",
    name: "Still in the pool",
    text: "Given for seats and saved for the next person who asks.",
    amount: usd(4_600),
    placeholder: true,
  },
];

export const givingPage = {
  hero: {
    title: "Give, and see where it goes",
    lead: `People gave ${dollars(sum(giftUses.map(({ amount }) => amount)))} since ${site.founded}: seats in classes, rent for neighbors, trees in the ground.`,
    doors: [
      {
        key: "money",
        text: "Once, or every month until you stop.",
        link: { label: "Give money", to: "#give" },
        also: { label: "See where gifts went", to: "#where" },
      },
      {
        key: "thing",
        text: "You pay for a seat, a year of school or a season in the garden.",
        link: { label: "Sponsor one thing", to: "#sponsor" },
      },
      {
        key: "hands",
        text: "You bring a free Saturday, a skill, or a truck for a day.",
        link: { label: "Lend a hand", to: "#hands" },
      },
    ],
  },
  give: {
    title: "What a gift does",
    formTitle: "Your gift",
    suggested: suggestedGifts,
    any: `Monthly gifts let us plan ahead. ${refunds.gift}`,
  },
  where: {
    title: "Where gifts went",
    lead: `Each dot is ${dollars(giftDots.value)} that someone gave since ${site.founded}. Rings are still unspent.`,
    dots: { value: giftDots.value, share: "{share} percent" },
    table: "The dots as a table",
    months: {
      title: "Month by month",
      caption: "Gifts in and money out, latest month first",
      columns: { month: "Month", given: "In", spent: "Out" },
      paid: "For: {uses}",
      earlier: "Earlier months",
    },
    caption: `Every dollar given since ${site.founded}, by use`,
    columns: { use: "Use", amount: "Dollars", share: "Share" },
    total: "All gifts",
    figures: {
      text: "Every figure, with its dates and source:",
      link: { label: "Our figures", to: "/impact" } satisfies SiteLink,
    },
    pool: {
      text: `People gave ${figures.scholarshipPool.value} of it for equity seats, a separate pool that pays for ${equitySeats.poolPaysFor}.`,
      link: { label: "How the pool works", to: "/scholarships" } satisfies SiteLink,
    },
  },
  sponsor: {
    title: "Sponsor something you can name",
    lead: "Your workplace, union, congregation or family picks one real thing, and pays for it for a season or a year.",
    entries: [
      { name: "A seat", text: "One Academy program, from the first circle to the last." },
      { name: "A school place", text: "One child’s year at ERIN’s Place, for a family that cannot pay all of it." },
      { name: "A retreat stay", text: "Room, meals and guidance for someone who could not come otherwise." },
      {
        name: "A workshop",
        text: "A fair fee for the culture keeper who teaches it, and free entry for everyone who comes.",
      },
      { name: "A garden season", text: "Seed, soil and a gardener’s wage from March to October." },
    ],
    terms: [
      "Or bring your own idea. Small is fine. We agree on one page: what you give, what it pays for, and when you get our letter about what it did.",
      "A sponsor has no say in what is taught, who is admitted or who is helped. We refuse money made from what we’re here to undo.",
    ],
    visit: { text: "Come and see before you decide.", link: { label: "Plan a visit", to: "/homestead/visit" } },
    start: {
      title: "Become a sponsor",
      text: `Tell us what you would like to sponsor, and who you are. A person will reply ${site.responsePromise}.`,
      link: {
        label: "Start the conversation",
        to: contactFormWith({
          inquiry: "sponsor",
          subject: "Becoming a sponsor",
          message: "We would like to sponsor:\n\nWho we are:\n\nWhat we would like to ask:",
        }),
      },
    },
  },
  hands: {
    title: "What the Homestead needs",
    entries: [
      {
        name: "Hands",
        text: "Planting in spring, picking in fall, cooking and repairs all year.",
        link: { label: "Volunteer", to: "/volunteer" },
      },
      { name: "Things", text: "Seed you saved, canning jars, hand tools, wool blankets." },
      { name: "Know-how", text: "Roofs, wells, solar, first aid, bookkeeping, translation." },
    ],
    offer: {
      text: "Tell us in one line what you could bring or do, and when. We agree on a day, or tell you who might use it.",
      link: {
        label: "Offer a thing or a skill",
        to: "/contact?inquiry=homestead&subject=Supporting%20the%20Homestead#form",
      },
    },
  },
  candor: {
    title: "Before you give",
    paragraphs: [
      `We are a certified B Corp. ${site.homesteadShare} of every enrollment goes to the Homestead’s fund. The Homestead is our own branch, so this money is for our own land.`,
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
        text: "A check, stock or a bequest.",
        link: { label: "Ask how to give it", to: "/contact?subject=Asking%20about%20a%20gift#form" },
      },
    ] satisfies readonly { text: string; link: SiteLink }[],
  },
} as const;

export type GivingPage = typeof givingPage;

/** Copy for the payment provider's return page after a gift. */
export const giftThanks = {
  title: "If you’ve just given, thank you",
  paragraphs: [
    "The payment company will email your receipt. Once a year, we’ll write to tell you where the money went. You can stop a monthly gift anytime, without giving a reason.",
    `If no receipt comes within an hour, check your spam folder, then write to ${contact.email}. If you didn’t pay, you haven’t been charged.`,
  ],
  tax: { title: "For your taxes", text: `${giftTax.fact} Your receipt only shows that you paid.` },
  ways: [
    { label: "Give another gift", to: "/donate#give" },
    { label: "See where gifts went", to: "/donate#where" },
    { label: "Read what we learn", to: "/articles" },
    { label: "Write to us", to: "/contact" },
  ] satisfies SiteLink[],
} as const;
