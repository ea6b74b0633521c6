import type { Checkout } from "./checkouts.ts";
import { isSample, type SiteLink } from "./link.ts";
import { dollars, minus, times } from "./money.ts";
import { notifyMe, tierCheckout } from "./plan-checkout.ts";
import { homesteadNote, openingsAt, type Plan, planByKey } from "./plans.ts";
import { pathSlugs, programBySlug } from "./programs.ts";
import { type Tier, type TierKey, tierByKey, tiers } from "./quiz/tiers.ts";
import { refunds } from "./refunds.ts";

export interface StudyOffer extends Omit<Tier, "checkout"> {
  key: TierKey;
  cost: string;
  /** The audience, as the end of a sentence that starts with "For …". */
  suits: string;
  contains: readonly string[];
  /** Exclusions, or the calculation of the price. */
  plainly: string;
  href: string;
  checkout: Checkout;
  /** Replaces the payment button as long as its address is a sample. */
  whenSample: SiteLink;
}

const [selfGuided, liveCohort, fullYear] = [tierByKey("self-guided"), tierByKey("live-cohort"), tierByKey("full-year")];
const foundations = programBySlug("decolonization-foundations").title;
/** Price of all live courses of the path, bought one at a time. Foundations is never live. */
const cohorts = times(liveCohort.price, pathSlugs.length - 1);
const [seed, branch] = [planByKey("seed"), planByKey("branch")];
const yearly = (plan: Plan) => dollars(plan.payments[0].amount);

type Words = Pick<StudyOffer, "suits" | "contains" | "plainly">;

const words: Record<TierKey, Words> = {
  "self-guided": {
    suits: "people who want to go at their own pace, in peace",
    contains: [
      `${foundations}, four lessons`,
      "One six-week course of your choice: Self, Home or Work",
      "Recordings with captions and transcripts, and a workbook",
      "Yours to keep, at any pace",
    ],
    plainly: "No live sessions and no mentor.",
  },
  "live-cohort": {
    suits: "people who learn best in a group",
    contains: [
      `${foundations}, to prepare`,
      "One live course with one group, one evening a week for six weeks",
      "A mentor, with a private talk in week two and in week five",
      "A captioned replay of any evening you miss",
    ],
    plainly: "After you pay, we’ll send you the dates of every course, and you choose.",
  },
  "full-year": {
    suits: "people who want to walk the whole path with company",
    contains: [
      `All four courses: ${foundations}, then Self, Home and Work, live`,
      "One mentor all year: a talk each month, and letters in between",
      "A small group of Full Year learners that meets between the courses",
      "A place saved for you if life makes you miss a course",
    ],
    plainly: `Three live cohorts, bought one by one, cost ${dollars(cohorts)}. The other ${dollars(minus(fullYear.price, cohorts))} pays for the year of support.`,
  },
};

export const studyOffers: readonly StudyOffer[] = tiers.map((tier) => ({
  ...tier,
  ...words[tier.key],
  cost: dollars(tier.price),
  href: tier.checkout.href,
  checkout: tierCheckout(tier),
  whenSample: notifyMe("interest=courses"),
}));

/** Returns when each way to study opens, by its key, for a site built at that time. */
export function studyOpeningsAt(builtAt: Date): Record<TierKey, string> {
  const { selfPaced, live } = openingsAt(builtAt);
  return {
    "self-guided": `Self-paced courses: ${selfPaced}.`,
    "live-cohort": `Live courses: ${live}.`,
    "full-year": `Foundations: ${selfPaced}. Live courses: ${live}.`,
  };
}

export const studyPage = {
  title: "Three ways to study",
  lead: "Take one course alone, one course with a group, or the whole path with someone beside you. You pay once, and nothing renews.",
  pay: "Pay",
  once: "paid once",
  payNote: `${studyOffers.some(({ href }) => isSample(href)) ? "You cannot pay yet." : "You pay in a new tab, at our card provider."} ${homesteadNote}`,
  refunds,
  membership: {
    title: "Or do you want a membership?",
    sides: [
      {
        title: "A way to study",
        text: "You pay once for set courses, and you are done when you finish them. Two of the three come with a mentor.",
      },
      {
        title: "A membership",
        text: "You get everything in the plan for a year, without a mentor. Come as often as you like.",
      },
    ],
    same: {
      title: `Two things here cost ${yearly(seed)}`,
      text: `${seed.name} is a year of membership: every self-paced course and the toolkits, for twelve months. ${selfGuided.name} is Foundations and one course, paid once and yours to keep. If you want several courses within a year, ${seed.name} gives you more for the same money. A seat in live courses comes with ${branch.name}, ${yearly(branch)} a year.`,
    },
    link: { label: "Compare memberships", to: "/academy#pricing" } satisfies SiteLink,
  },
  equity: {
    title: "Is the price out of reach?",
    text: "Each of the three has equity seats, free or at the price you can pay. No questions asked.",
    links: [
      { label: "Apply for an equity seat", to: "/scholarships#equity-seat" },
      { label: "Ask the Academy", to: "/contact?inquiry=academy#form" },
    ] satisfies readonly SiteLink[],
  },
} as const;
