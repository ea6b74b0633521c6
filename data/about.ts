import type { OutsideLink, SiteLink } from "./link.ts";
import { type BranchKey, branches, figures, landAcknowledgement, site } from "./site.ts";
import { sources } from "./sources.ts";

export interface Chapter {
  title: string;
  text: string;
}

interface Reason {
  title: string;
  text: string;
}

interface BranchSummary {
  offers: string;
  paidBy: string;
}

/** Other people's work that the organization's own work builds on. */
interface Credit {
  /** The part of this organization's work that the source shaped. */
  text: string;
  link: OutsideLink;
}

export const hero = {
  title: "It began with a pot of soup and a hard question.",
  lead: `${site.name} is a ${site.legalForm} and a certified B Corp. Our academy, micro-school and homestead are three answers to one question.`,
} as const;

/** Sample copy until the founders provide their own story. */
export const story = {
  title: "Our story",
  question: "How do we stop passing on what hurt us?",
  chapters: [
    {
      title: "A table",
      text: `In ${site.founded} a few teachers, nurses and parents began eating together once a week. Each worked in a place that hurt people politely. They read, and told the truth over supper.`,
    },
    {
      title: "A school for adults",
      text: "Friends brought friends, and the suppers became the Academy. The rule from the first night still holds: money turns no one away, though some wait for a seat.",
    },
    {
      title: "A school for children",
      text: "Then the parents asked: what good is freedom at forty if you lost it at six? ERIN’s Place opened for children whose schools had run out of patience with them.",
    },
    {
      title: "A place to put it all down",
      text: `You can understand a thing and still carry it in your shoulders. So we looked for land. The Homestead is ${site.homesteadAcres} acres: gardens, a creek, a long table again. This one seats everyone.`,
    },
  ],
  placeholder: true,
} as const satisfies { title: string; question: string; chapters: readonly Chapter[]; placeholder: boolean };

export const mission = {
  title: "Our mission",
  statement: `${site.mission}.`,
  text: "We help people see the habits that conquest taught us, such as hurry and control, and practice other ways to live.",
} as const;

export const vision = {
  title: "Our vision",
  lead: "We will know it is working when these are ordinary.",
  scenes: [
    "A child asks why, and the grown-up is glad.",
    "A worker says “I need to rest”, and no one keeps score.",
    "A family meets a bad month with neighbors, not with debt.",
    "A nation walks its own homeland and does not have to ask.",
  ],
} as const;

export const bCorp = {
  title: "Why a B Corp",
  lead: "We made it hard for ourselves to put money first.",
  reasons: [
    {
      title: "It is in our founding papers",
      text: `The charter of a ${site.legalForm} names a public good. Ours names our mission, and binds the people who run this place after us.`,
    },
    {
      title: "Somebody else checks",
      text: figures.bCorp.counts,
    },
    {
      title: "No one takes a profit from the land",
      text: "The Homestead is our own branch, and what it takes in stays in its fund.",
    },
    {
      title: "Prices in the open",
      text: "If you can pay in parts, we print their total. If a price of the Academy or the shop is too much, there is an equity seat.",
    },
  ],
} as const satisfies { title: string; lead: string; reasons: readonly Reason[] };

const branchSummaries: Record<BranchKey, BranchSummary> = {
  academy: {
    offers: "Courses, cohorts, certification for facilitators and training for workplaces",
    paidBy: "Enrollment and membership, with equity seats in every program",
  },
  "erins-place": {
    offers: "A micro-school, parenting workshops, and a curriculum other schools can use",
    paidBy: "Tuition, licenses for the curriculum, and sponsors",
  },
  homestead: {
    offers: "Retreats, cultural reclamation workshops and mutual aid",
    paidBy: `Gifts, sponsors, retreat fees, and ${site.homesteadShare.toLowerCase()} of every enrollment`,
  },
};

export const summary = {
  title: "Our three branches",
  columns: { branch: "Branch", offers: "What happens there", paidBy: "How we pay for it" },
  rows: branches.map(({ key, ...branch }) => ({ ...branch, branch: key, ...branchSummaries[key] })),
} as const;

export const credits = {
  title: "Who we learned from",
  lead: "Three works shape the quiz and much of what we teach. Please read them.",
  works: [
    {
      text: "Decolonization means giving back Indigenous land and life. Nothing we teach replaces that.",
      link: { label: "Tuck and Yang, “Decolonization is not a metaphor”", href: sources.notAMetaphor },
    },
    {
      text: "Our ten liberation roles follow her map of the parts people play in movements. Any mistakes are ours.",
      link: { label: "Deepa Iyer’s social change ecosystem map", href: sources.ecosystemMap },
    },
    {
      text: "Our fifteen pillars follow her list of everyday habits, such as constant urgency, that keep harm in place.",
      link: { label: "Tema Okun on white supremacy culture", href: sources.supremacyCulture },
    },
  ],
} as const satisfies { title: string; lead: string; works: readonly Credit[] };

/** Land acknowledgment and land practices. Confirm the practices with the nations before launch. */
export const land = {
  title: "Whose land we are on",
  text: landAcknowledgement.text,
  practicesTitle: "What we do, and what we have not done",
  practices: [
    "That offer of the land is ours, and no nation has agreed to it. People may use it for as long, and as privately, as they wish.",
    `By ${landAcknowledgement.askedBy}, we will have asked each ${site.people} nation what it wants from us. This page will say what they answered.`,
    "Workshops on a culture are led by people of that culture, who set the terms and are paid.",
    "Ceremony is never for sale here, and stays off camera.",
  ],
  placeholder: true,
} as const;

export const next = {
  title: "Come and see for yourself",
  links: [
    { label: "Plan a visit", to: "/homestead/visit" },
    { label: "Who we are", to: "/about/people" },
  ],
} as const satisfies { title: string; links: readonly SiteLink[] };
