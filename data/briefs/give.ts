import { sponsored } from "../forms/brief-forms.ts";
import { giftTax } from "../gift-tax.ts";
import { figures, site } from "../site.ts";
import type { GiveBrief, LedgerEntry } from "./brief.ts";

const taxCandor = {
  title: "Before you give",
  text: `We take no card payments on this page. ${giftTax.fact} ${giftTax.homestead} ${giftTax.ask}`,
} as const;

/** Explanation of each item that a sponsor can fund. */
const carried: Record<(typeof sponsored)[number]["value"], Omit<LedgerEntry, "name">> = {
  seat: {
    text: "One person’s seat in one Academy program, from the first circle to the last.",
    figure: figures.scholarshipsThisYear,
  },
  "school-place": { text: "One child’s year at ERIN’s Place, for a family that cannot pay all of it." },
  "retreat-place": { text: "Room, meals and guidance for someone who could not come otherwise." },
  workshop: { text: "A fair fee for the culture keeper who teaches it, and free entry for everyone who comes." },
  "garden-season": { text: "Seed, soil and a gardener’s wage from March to October." },
};

export const giveBriefs = [
  {
    kind: "give",
    path: "/sponsor",
    title: "Sponsor",
    description:
      "For businesses, groups and families who want to fund a seat, a school or retreat place, a workshop or a garden season.",
    picture: "wheel",
    heading: "Sponsor something you can name",
    lead: "Your workplace, union, congregation or family picks one real thing, and pays for it for a season or a year.",
    about: {
      title: "What a sponsor gets",
      paragraphs: [
        "You get a clear letter about what your money did, and an open invitation to come and see it. There are no plaques here, for anyone.",
        "A sponsor does not get a say in what is taught, who is admitted or who is helped. We also say no to money made from what we’re here to undo.",
      ],
    },
    ledger: {
      title: "What you can sponsor",
      entries: sponsored.map(({ value, label }) => ({ name: label, ...carried[value] })),
    },
    today: {
      title: "Start in three steps",
      steps: [
        { title: "Pick one thing", text: "Choose from “What you can sponsor”, or bring your own idea. Small is fine." },
        {
          title: "Write to us",
          text: "Tell us who you are, what you picked, and roughly how much or for how long.",
          link: { label: "Go to the form", to: "#write" },
        },
        {
          title: "Come and see",
          text: "Walk the land with us before you decide.",
          link: { label: "Plan a visit", to: "/homestead/visit" },
        },
      ],
    },
    candor: taxCandor,
    next: {
      title: "What happens next",
      text: `A person will reply ${site.responsePromise}. Then we write a one-page agreement together: what you give, what it pays for, and when we report back.`,
    },
    related: {
      title: "You might also like",
      links: [
        { label: "Make a single gift", to: "/donate" },
        { label: "Bring training to your team", to: "/academy?interest=corporate#waitlist" },
        { label: "Propose a collaboration", to: "/contact?inquiry=collaboration#form" },
      ],
    },
    form: {
      title: "Start the conversation",
      action: "Start the conversation",
      sends: { form: "sponsor" },
    },
  },
  {
    kind: "give",
    path: "/homestead/support",
    title: "Support the Homestead",
    description: `What the Homestead’s ${site.homesteadAcres} acres need this season, in money, hands and things, and how to offer any of them.`,
    branch: "homestead",
    picture: "land",
    heading: "The land has a to-do list",
    lead: `${site.homesteadAcres} acres need more than money. They need hands on a Saturday, a chainsaw that starts, and someone who knows about springs. See what is on the list and pick something.`,
    about: {
      title: "Why it needs you",
      paragraphs: [
        `${site.homesteadShare} of every enrollment at ${site.name} goes to the Homestead’s fund. That money keeps the gate open. It doesn’t yet keep the barn dry.`,
        "The Homestead takes no profit. Its money goes to the land, to free and low-cost places, and to mutual aid: neighbors helping neighbors directly.",
      ],
    },
    ledger: {
      title: "What is on the list",
      entries: [
        {
          name: "Money",
          text: "For free retreat places, fair pay for teachers, and neighbors in need.",
          figure: figures.mutualAid,
        },
        {
          name: "Hands",
          text: "Planting in spring, picking in fall, cooking and repairs all year.",
          figure: figures.volunteers,
        },
        { name: "Things", text: "Seed you saved, canning jars, hand tools, wool blankets, a truck for a day." },
        { name: "Know-how", text: "Roofs, wells, solar, first aid, bookkeeping, translation." },
      ],
    },
    today: {
      title: "Pick something today",
      steps: [
        {
          title: "Give money",
          text: "See where it goes, and choose the land.",
          link: { label: "Give to the land", to: "/donate?purpose=land#give" },
        },
        {
          title: "Give time",
          text: "Tell us what you like doing and when you are free.",
          link: { label: "Volunteer", to: "/volunteer" },
        },
        {
          title: "Offer a thing or a skill",
          text: "Write a line about it in the form. A photo can come later.",
          link: { label: "Go to the form", to: "#write" },
        },
      ],
    },
    candor: taxCandor,
    next: {
      title: "What happens next",
      text: `A person will reply ${site.responsePromise}. If we can use what you offer, we agree on a day. If we can’t, we say so and tell you who might.`,
    },
    related: {
      title: "More about the land",
      links: [
        { label: "The Homestead", to: "/homestead" },
        { label: "Sponsor a season", to: "/sponsor" },
        { label: "Walk the land first", to: "/homestead/visit" },
      ],
    },
    form: {
      title: "What could you bring?",
      action: "Offer it",
      sends: {
        form: "contact",
        initial: { inquiry: "homestead", subject: "Supporting the Homestead" },
        hints: { message: "One line is enough: what it is, and when it could be here." },
      },
    },
  },
] as const satisfies readonly GiveBrief[];
