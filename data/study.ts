import type { Checkout } from "./checkouts.ts";
import { type Tier, type TierKey, tierByKey, tiers } from "./course-prices.ts";
import type { SiteLink } from "./link.ts";
import { dollars, minus, times } from "./money.ts";
import { notifyMe, planByKey, tierCheckout } from "./plans.ts";
import { pathSlugs, programBySlug } from "./programs.ts";

export interface StudyOffer extends Omit<Tier, "checkout"> {
  key: TierKey;
  cost: string;
  contains: readonly string[];
  /** The difference from a membership, the next step, or the calculation of the price. */
  plainly: string;
  href: string;
  checkout: Checkout;
  /** Replaces the payment button while its address is a sample. */
  whenSample: SiteLink;
}

const [liveCohort, fullYear] = [tierByKey("live-cohort"), tierByKey("full-year")];
const foundations = programBySlug("decolonization-foundations").title;
/** Price of all live courses of the path, bought one at a time. Foundations is never live. */
const cohorts = times(liveCohort.price, pathSlugs.length - 1);
/** Plan that costs the same as the first way to study. */
const seed = planByKey("seed");

type Words = Pick<StudyOffer, "contains" | "plainly">;

const words: Record<TierKey, Words> = {
  "self-guided": {
    contains: [
      `${foundations}, four lessons`,
      "One six-week course of your choice: Self, Home or Work",
      "Recordings with captions and transcripts, and a workbook",
    ],
    plainly: `${seed.name} costs the same: every self-paced course and the toolkits, for a year. Self-Guided is two courses, yours to keep.`,
  },
  "live-cohort": {
    contains: [
      `${foundations}, to prepare`,
      "One live course: one evening a week for six weeks",
      "A mentor, with private talks in weeks two and five",
      "A captioned replay of any evening you miss",
    ],
    plainly: "We’ll ask you to choose your dates once they are set.",
  },
  "full-year": {
    contains: [
      `${foundations}, then Self, Home and Work, live`,
      "One mentor all year: a talk each month, and letters",
      "A small group that meets between the courses",
      "A seat saved for you if life makes you miss a course",
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
  whenSample: notifyMe(`plan=${tier.key}`),
}));

export const studyWords = { pay: "Pay", once: "once" } as const;
