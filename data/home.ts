import type { SiteLink } from "./link.ts";
import { type BranchKey, branches, type Figure, figures, site } from "./site.ts";

interface BranchInvitation {
  /** The audience, in the small line under the name on the hero's button. */
  audience: string;
  promise: string;
  description: string;
}

/** A way to take part, introduced in the visitor's own words. */
export interface Invitation {
  /** Opening line in the voice of a visitor. */
  opening: string;
  description: string;
  link: SiteLink;
}

/** Label of one entry of a collection, and a link to all entries. */
interface News {
  label: string;
  all: SiteLink;
}

/** Number of partners that the home page names, from the top of the list. */
export const partnersNamed = 6;

export const hero = {
  title: "Put down what was never yours to carry.",
  lead: `${site.name} is a school for adults, a small school for children, and ${site.homesteadAcres} acres of land to heal on. Come as you are.`,
  unsure: {
    question: "Not sure which door is yours?",
    link: { label: "Find your liberation role", to: "/quiz" },
  },
  wheel: "The wheel of our three branches",
} as const satisfies { title: string; lead: string; unsure: { question: string; link: SiteLink }; wheel: string };

export const mission = {
  title: "What we are here to do",
  statement: `${site.mission}.`,
  plainly:
    "Decolonization is about land first: giving it back to the nations it was taken from. We teach what comes second: to see the rules that conquest left, and to live by kinder ones.",
  link: { label: "Read how we began", to: "/about" },
} as const satisfies { title: string; statement: string; plainly: string; link: SiteLink };

export const branchesIntro = {
  title: "Three doors, one house",
  learnMore: "Learn More",
} as const;

const branchInvitations: Record<BranchKey, BranchInvitation> = {
  academy: {
    audience: "for adults",
    promise: "Learn it, then try it on Monday.",
    description: "Courses, cohorts, and a certificate for people who teach others.",
  },
  "erins-place": {
    audience: "for children",
    promise: "A school that fits the child.",
    description: "We welcome every kind of brain, and change the room to fit.",
  },
  homestead: {
    audience: "for rest and return",
    promise: "Ground to rest on.",
    description: "Retreats, gardens, workshops and mutual aid among neighbors.",
  },
};

export const doors = branches.map(({ key, ...branch }) => ({ ...branch, branch: key, ...branchInvitations[key] }));

export type Door = (typeof doors)[number];

export const newsIntro = {
  title: "Coming up, and new to read",
  event: { label: "Next event", all: { label: "All events", to: "/events" } },
  article: { label: "New article", all: { label: "All articles", to: "/articles" } },
} as const satisfies { title: string; event: News; article: News };

export const partnersIntro = {
  title: "Who we work with",
  lead: "Our partners bring their own craft and keep their own names.",
  link: { label: "Meet all our collaborators", to: "/collaborations" },
} as const satisfies { title: string; lead: string; link: SiteLink };

export const invitationsIntro = { title: "Where do you come in?" } as const;

export const invitations = [
  {
    opening: "I want to learn.",
    description: "Every program has equity seats.",
    link: { label: "Join the Academy", to: "/academy" },
  },
  {
    opening: "My child needs somewhere kinder.",
    description: "It starts with a short note from you, in your own words.",
    link: { label: "Enroll a Child", to: "/erins-place/hello" },
  },
  {
    opening: "I have a little to spare.",
    description: "Your gift becomes a seat, a rent paid, or a row of fruit trees.",
    link: { label: "Support Us", to: "/donate" },
  },
  {
    opening: "I have a free Saturday.",
    description: "Fix a fence, stir a pot, translate a page.",
    link: { label: "Volunteer", to: "/volunteer" },
  },
] as const satisfies readonly Invitation[];

export const impact = {
  title: "What we have done so far",
  figures: [
    { ...figures.scholarshipsSinceFounding, counts: `Free or reduced seats since ${site.founded}.` },
    { ...figures.bCorp, counts: "Checked again every three years." },
    { ...figures.mutualAid, counts: `Paid directly to neighbors since ${site.founded}.` },
    {
      value: String(partnersNamed),
      label: "collaboration partners",
      counts: "Named on this page.",
    },
  ],
} as const satisfies { title: string; figures: readonly Figure[] };
