import type { Link } from "./link.ts";
import { cinema, housing, ledgers, meditations, parenting, somatics, wealth } from "./partner-program-pages.ts";
import type { ProgramSlug } from "./programs.ts";

/** Ways to join a program. data/program-facets.ts has the prices of each. */
export type Access = "every-plan" | "foundations" | "course" | "live" | "circle" | "unpublished";

export interface Session {
  title: string;
  text: string;
}

/** The content of a program's page beyond its entry in data/programs.ts. */
export interface ProgramPage {
  /** Two or three sentences under the title. */
  lead: string;
  length: string;
  format: string;
  /** Each completes the sentence "This is for you if …". */
  forYouIf: readonly string[];
  sessions: readonly Session[];
  access: Access;
  /** A note for readers before they pay. */
  note?: { text: string; link?: Link };
}

/** Copy that all programs’ pages share. */
export const programLabels = {
  facts: "Before you decide",
  toJoin: { label: "See how to join", to: "#join" },
  forYouIf: "This is for you if",
  sessions: "What happens",
  join: "How to join",
  equity: "Is money in the way?",
  all: { label: "All programs", to: "/academy/programs" },
  next: "After this program",
} as const;

const foundations: ProgramPage = {
  lead: "Everyone starts somewhere, and this is a gentle place to do it. Four lessons, plain words, nothing to prove. You will see things you cannot unsee, and we will not leave you alone with them.",
  length: "4 lessons, about 45 minutes each",
  format: "Online, at your own pace",
  forYouIf: [
    "you nod at the word decolonization but are not sure what it asks of you;",
    "you know something is wrong and are tired of arguing about whether it is;",
    "you want to begin in private before you speak in a group.",
  ],
  sessions: [
    {
      title: "Whose rules are these?",
      text: "Where hurry, ranking and ‘proper’ came from, told through one ordinary day.",
    },
    {
      title: "What was here before",
      text: "The peoples, languages and ways of deciding that the rules replaced. They are still here.",
    },
    {
      title: "Fifteen habits",
      text: "A first look at the habits of white supremacy culture that Tema Okun named.",
    },
    { title: "One small refusal", text: "You pick one rule to set down for a week, and one person to tell." },
  ],
  access: "foundations",
};

const self: ProgramPage = {
  lead: "The old rules live first in how you talk to yourself. For six weeks you listen to that voice, find out whose it was, and practice another one.",
  length: "6 weeks",
  format: "Live online one evening a week, or on your own",
  forYouIf: [
    "you are kinder to strangers than to yourself;",
    "you rest only when you are ill;",
    "you go quiet or sharp when someone says you caused harm.",
  ],
  sessions: [
    { title: "The voice", text: "You write down what it says for seven days. Fixing comes later." },
    { title: "Perfect", text: "Mistakes as news, not as verdicts. You make one on purpose." },
    { title: "Hurry", text: "Who gains when you rush? You take one thing off the list and leave it off." },
    { title: "Comfort", text: "How to stay in the room when you feel accused." },
    { title: "Repair", text: "An apology in four sentences, with no ‘but’." },
    { title: "Ground", text: "What your own people knew about being well." },
  ],
  access: "course",
};

const home: ProgramPage = {
  lead: "Most of us learned power at a kitchen table. These six weeks look at yours: who cooks, who decides, who apologizes. Any household counts, including a household of one.",
  length: "6 weeks",
  format: "Live online one evening a week, or on your own",
  forYouIf: [
    "you believe in fairness and still know who does the laundry;",
    "you want to argue with people you love and keep them;",
    "you care for children, parents, housemates, or the family you chose.",
  ],
  sessions: [
    { title: "The table", text: "You map who does what at home, and who notices." },
    { title: "Because I said so", text: "Authority without fear: with children, with elders, with each other." },
    { title: "Good conflict", text: "A way to disagree that ends with both people still in the kitchen." },
    { title: "Money talks", text: "What your family said about money, and what it never said." },
    { title: "Asking for help", text: "Leaving behind the idea that a good home needs no one outside it." },
    { title: "House rules", text: "You write new ones together and try them for a month." },
  ],
  access: "course",
};

const work: ProgramPage = {
  lead: "You cannot fix a whole workplace in six weeks. You can change one real thing in it and learn how to make it last.",
  length: "6 weeks",
  format: "Live online one evening a week, or on your own",
  forYouIf: [
    "you lead people, or wish the ones who do would listen;",
    "your group says the right words and nothing changes;",
    "you want to push for change without losing your pay or your health.",
  ],
  sessions: [
    { title: "Pick one thing", text: "Small enough to change, real enough to matter." },
    { title: "Who decides", text: "You draw how a decision really gets made, next to what the handbook says." },
    { title: "Whose proof counts", text: "Stories, numbers and the rule that only paper is real." },
    { title: "Slower", text: "What your deadline costs, and who pays for it." },
    { title: "Together", text: "Finding the two or three people who do this with you." },
    { title: "Make it hold", text: "How a change outlives the person who began it." },
  ],
  access: "course",
};

const journey: ProgramPage = {
  lead: "Nine months with the same people. Long enough to try something, fail, laugh about it, and try again. A cohort is just that: a group that starts together and finishes together.",
  length: "9 months",
  format: "One cohort, online each week, with weekends at the Homestead",
  forYouIf: [
    "you have done the short courses, here or elsewhere, and the learning does not stick;",
    "you want to be known by the people you learn with;",
    "you can promise a group one evening a week for nine months.",
  ],
  sessions: [
    {
      title: "Self, months 1 to 3",
      text: "Liberation 101 at a walking pace, with a partner you speak to each week. It opens with a weekend on the land.",
    },
    {
      title: "Home, months 4 to 6",
      text: "Liberation 201. You invite one person from your household or family for an evening.",
    },
    {
      title: "Work, months 7 to 9",
      text: "Liberation 301. You carry one change all the way through while the group carries you.",
    },
    { title: "Return", text: "A last weekend at the Homestead. Each of you teaches the others one thing." },
  ],
  access: "unpublished",
  note: {
    text: "The Homestead is hilly in parts. It has step-free rooms and a flat gravel loop, and there is always a way to join from home.",
    link: { label: "Plan a visit", to: "/homestead/visit" },
  },
};

const certification: ProgramPage = {
  lead: "You already lead groups: a class, hospital rounds, a union meeting. Here you learn to lead them in this work, with someone watching who wants you to do well.",
  length: "Most of a year, at the pace of your practice hours",
  format: "Live online with a mentor, and practice in your own community",
  forYouIf: [
    "you have finished Liberation 101, 201 and 301, or the Liberation Journey;",
    "people already come to you with this;",
    "you want work that you can put your name to.",
  ],
  sessions: [
    {
      title: "Opening a circle",
      text: "Agreements people keep, and access needs met before anyone has to ask.",
    },
    { title: "When it gets hard", text: "Harm, silence, tears, anger. What is yours to hold, and what is not." },
    { title: "Not your story", text: "Teaching what you did not live. Who to invite, credit and pay." },
    { title: "Practice", text: "You run circles of your own. A mentor sits in, then sits down with you." },
    { title: "Your own offering", text: "You write one workshop from start to finish, and your peers take it." },
  ],
  access: "unpublished",
  note: {
    text: "You leave with a certificate in our framework, and an outline of hours and topics for your employer.",
  },
};

/** The pages under /academy/. The PASS Hub is not here, because its page belongs to ERIN's Place. */
const programPages: Record<Exclude<ProgramSlug, "pass-hub">, ProgramPage> = {
  "decolonization-foundations": foundations,
  "decolonization-101": self,
  "decolonization-201": home,
  "decolonization-301": work,
  "liberation-journey": journey,
  "facilitator-certification": certification,
  "parenting-for-liberation": parenting,
  "cinema-and-conjure": cinema,
  "accounts-and-ledgers": ledgers,
  "radical-self-love-meditations": meditations,
  "equity-in-housing": housing,
  "ethical-wealth-building": wealth,
  "liberation-through-somatics": somatics,
};

const pagesBySlug = new Map<string, ProgramPage>(Object.entries(programPages));

export function findProgramPage(slug: string): ProgramPage | undefined {
  return pagesBySlug.get(slug);
}
