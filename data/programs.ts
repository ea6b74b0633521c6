import { ceu } from "./ceu.ts";
import type { program } from "./checks/programs.ts";
import type { Entry } from "./checks/rules.ts";

export const programCategories = ["Series", "Collab", "Workshop", "Cohort", "Certification"] as const;

export type Program = Entry<typeof program>;

/** The Academy's display order: the path, the longer programs, then the partner programs. */
export const programs = [
  {
    slug: "decolonization-foundations",
    title: "Decolonization Foundations",
    category: "Series",
    summary: "Four short lessons on where the old rules came from, and how to spot them.",
    url: "/academy/decolonization-foundations",
    rationale: "It gives you the map and the words before you choose a road.",
    recommendable: true,
  },
  {
    slug: "decolonization-101",
    title: "Liberation 101: Self",
    category: "Series",
    summary: "Six weeks on the voice in your head: perfection, hurry and guilt.",
    url: "/academy/decolonization-101",
    rationale: "Your care for others lasts longer when you give some of it to yourself.",
    recommendable: true,
  },
  {
    slug: "decolonization-201",
    title: "Liberation 201: Home",
    category: "Series",
    summary: "Six weeks on family, chores, money and arguments, and sharing power.",
    url: "/academy/decolonization-201",
    rationale: "Home is where a new way gets tested first, by the people who know you best.",
    recommendable: true,
  },
  {
    slug: "decolonization-301",
    title: "Liberation 301: Work",
    category: "Series",
    summary: "Six weeks on meetings, pay, rules and who decides.",
    url: "/academy/decolonization-301",
    rationale: "It turns a strong sense of what is wrong into one change that lasts.",
    recommendable: true,
  },
  {
    slug: "liberation-journey",
    title: "The Liberation Journey",
    category: "Cohort",
    summary: "Nine months with one group: self, home and work.",
    url: "/academy/liberation-journey",
    recommendable: false,
  },
  {
    slug: "facilitator-certification",
    title: "Facilitator Certification",
    category: "Certification",
    summary: `Learn to lead a circle, with a mentor beside you. ${ceu.accreditor ? "It has CEU accreditation." : "CEU accreditation is planned."}`,
    url: "/academy/facilitator-certification",
    recommendable: false,
  },
  {
    slug: "parenting-for-liberation",
    title: "Parenting for Liberation",
    partner: "hearthlight-parents-circle",
    category: "Collab",
    summary: "Raising children without fear or force, in a circle of parents.",
    url: "/academy/parenting-for-liberation",
    rationale: "You already look after people. Here someone looks after you while you do it.",
    recommendable: true,
  },
  {
    slug: "cinema-and-conjure",
    title: "Cinema & Conjure",
    partner: "the-lantern-room",
    category: "Collab",
    summary: "A film, then a long talk about what it remembers and what it hides.",
    url: "/academy/cinema-and-conjure",
    rationale: "Stories are your tools. This is a room full of people sharpening theirs.",
    recommendable: true,
  },
  {
    slug: "accounts-and-ledgers",
    title: "Accounts & Ledgers",
    partner: "open-ledger-co-op",
    category: "Collab",
    summary: "Read your own numbers, and ask who is owed and who was never paid.",
    url: "/academy/accounts-and-ledgers",
    rationale: "Anything you build will need money that tells the truth.",
    recommendable: true,
  },
  {
    slug: "radical-self-love-meditations",
    title: "Radical Self-Love Meditations",
    partner: "softer-hours",
    category: "Collab",
    summary: "Ten-minute recordings for people who were told to earn their rest.",
    url: "/academy/radical-self-love-meditations",
    rationale: "Ten quiet minutes a day, for someone who gives most of theirs away.",
    recommendable: true,
  },
  {
    slug: "equity-in-housing",
    title: "Equity in Housing",
    partner: "threshold-homes",
    category: "Workshop",
    summary: "How laws and maps divided housing, and how one block can hold on to its homes.",
    url: "/academy/equity-in-housing",
    rationale: "A fight you can name, on a street you can walk, with people who have won before.",
    recommendable: true,
  },
  {
    slug: "ethical-wealth-building",
    title: "Ethical Wealth Building",
    partner: "common-purse",
    category: "Workshop",
    summary: "Saving, lending and giving, for people with too little or more than enough.",
    url: "/academy/ethical-wealth-building",
    rationale: "A new world needs other ways to hold money. These are old ones that work.",
    recommendable: true,
  },
  {
    slug: "liberation-through-somatics",
    title: "Liberation Through Somatics",
    partner: "rooted-body-practice",
    category: "Workshop",
    summary: "Learning through what the body feels: slow, guided movement that you can do in a chair.",
    url: "/academy/liberation-through-somatics",
    rationale: "You carry a lot for others, and your body holds it. Here you find out where.",
    recommendable: true,
  },
  {
    slug: "pass-hub",
    title: "The PASS Hub",
    partner: "spectrum-kin-network",
    category: "Collab",
    summary: "Plain guides and a monthly call, free, for families of neurodivergent children.",
    url: "/erin/pass-hub",
    free: true,
    rationale: "Families of neurodivergent children should have company in figuring it out.",
    recommendable: true,
  },
] as const satisfies readonly Program[];

export type ProgramSlug = (typeof programs)[number]["slug"];

export type RecommendableSlug = Extract<(typeof programs)[number], { recommendable: true }>["slug"];

/** The four courses of the path, in order. */
export const pathSlugs = [
  "decolonization-foundations",
  "decolonization-101",
  "decolonization-201",
  "decolonization-301",
] as const satisfies readonly ProgramSlug[];

export const longSlugs = ["liberation-journey", "facilitator-certification"] as const satisfies readonly ProgramSlug[];

export function programsBySlug(slugs: readonly ProgramSlug[]): Program[] {
  return slugs.map(programBySlug);
}

export function programBySlug(slug: string): Program {
  const program = programs.find((candidate) => candidate.slug === slug);
  if (!program) throw new Error(`data/programs: no program has the slug '${slug}'; add it there or correct the slug`);
  return program;
}
