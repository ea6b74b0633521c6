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
  title: string;
  text: string;
  link: OutsideLink;
}

export const hero = {
  title: "It began with a pot of soup and a hard question.",
  lead: `${site.name} is a ${site.legalForm} and a certified B Corp, started in ${site.founded}. We run an academy, a micro-school and a homestead. They are three answers to one question.`,
} as const;

/** Sample copy until the founders provide their own story. */
export const story = {
  title: "Our story",
  question: "How do we stop passing on what hurt us?",
  chapters: [
    {
      title: "A table",
      text: `In ${site.founded} a few teachers, nurses and parents began eating together once a week. They were tired in the same way. Each of them worked in a place that hurt people politely, and each had begun to sound like it. They started to read, and to tell the truth over supper.`,
    },
    {
      title: "A school for adults",
      text: "Friends brought friends. The table grew too small, so the suppers became lessons, and the lessons became the Academy. The rule from the first night still holds: no one learns alone, and no one is turned away for money.",
    },
    {
      title: "A school for children",
      text: "Then the parents asked for more. What good is freedom at forty if you lost it at six? ERIN’s Place opened for the children whose schools had run out of patience with them. The children had not run out of anything.",
    },
    {
      title: "A place to put it all down",
      text: `You can understand a thing and still carry it in your shoulders. So we looked for land. The Homestead is ${site.homesteadAcres} acres in ${site.place}: gardens, a creek, a long table again. This one seats everyone.`,
    },
  ],
  placeholder: true,
} as const satisfies { title: string; question: string; chapters: readonly Chapter[]; placeholder: boolean };

export const mission = {
  title: "Our mission",
  statement: `${site.mission}.`,
  text: "We help people see the habits that conquest taught us, such as hurry, fear and control. Then they practice other ways to live, with body, mind, spirit and kin.",
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
  lead: "Most companies are built to answer to money first. We wanted to make that hard for ourselves, in writing.",
  reasons: [
    {
      title: "It is in our founding papers",
      text: `A ${site.legalForm} is a company whose charter names a public good as well as its owners’ interest. Ours names our mission. The people who run this place after us must follow it too.`,
    },
    {
      title: "Somebody else checks",
      text: `The charter is our word. The B Corp certificate is someone else’s. ${figures.bCorp.counts}`,
    },
    {
      title: "No one takes a profit from the land",
      text: `${site.homesteadShare} of every enrollment supports the Homestead’s fund. The Homestead is our own branch, so this is how we pay for it, not a gift to others.`,
    },
    {
      title: "Prices in the open",
      text: "If you can pay in parts, we print the total of the parts. If a price is too much, there is an equity seat. We will not ask you to prove that you need it.",
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
    paidBy: `Gifts, sponsors, and ${site.homesteadShare.toLowerCase()} of every enrollment`,
  },
};

export const summary = {
  title: "Three branches at a glance",
  columns: { branch: "Branch", offers: "What happens there", paidBy: "How we pay for it" },
  rows: branches.map(({ key, ...branch }) => ({ ...branch, branch: key, ...branchSummaries[key] })),
} as const;

export const credits = {
  title: "Who we learned from",
  lead: "Others thought of most of this first. These three works shape the quiz and much of what we teach. Please read the originals.",
  works: [
    {
      title: "Land first",
      text: "Eve Tuck and K. Wayne Yang write that decolonization is not a metaphor. It means giving back Indigenous land and life, and nothing we teach replaces that. We use the word for our work too, so we owe them this note.",
      link: { label: "Tuck and Yang, “Decolonization is not a metaphor”", href: sources.notAMetaphor },
    },
    {
      title: "The ten roles",
      text: "Deepa Iyer’s social change ecosystem map names the parts people play in movements, and shows that no one has to play them all. Our ten liberation roles follow her map. The wording and any mistakes are ours.",
      link: { label: "Deepa Iyer’s social change ecosystem map", href: sources.ecosystemMap },
    },
    {
      title: "The fifteen pillars",
      text: "Tema Okun named the characteristics of white supremacy culture: everyday habits, such as a constant sense of urgency. They keep harm in place no matter who is in the room. Our fifteen pillars follow her list.",
      link: { label: "Tema Okun on white supremacy culture", href: sources.supremacyCulture },
    },
  ],
} as const satisfies { title: string; lead: string; works: readonly Credit[] };

/** Land practices, in addition to the acknowledgment. Confirm them with the nation before launch. */
export const land = {
  title: "Whose land we are on",
  text: landAcknowledgement.text,
  practicesTitle: "What we do, and what we have not done",
  practices: [
    `By ${landAcknowledgement.askedBy}, we will have asked each ${site.people} nation what it wants from us. This page will say what they answered.`,
    `${site.people} people may use the land at no cost, for as long and as privately as they wish. This offer is ours: no nation has agreed to it.`,
    "Workshops on a culture are led by people of that culture, who set the terms and are paid.",
    "Ceremony is never for sale here, and stays off camera.",
    "The wheel you see on this site is a drawing of ten roles. It is not a medicine wheel and not a ceremony. Those belong to the nations that hold them.",
  ],
  placeholder: true,
} as const;

export const next = {
  title: "Come and see for yourself",
  links: [
    { label: "Plan a visit", to: "/homestead/visit" },
    { label: "Who we are", to: "/about/people" },
    { label: "Ways to get involved", to: "/get-involved" },
  ],
} as const satisfies { title: string; links: readonly SiteLink[] };
