import type { SiteLink } from "./link.ts";
import { dollars } from "./money.ts";
import { type PlanKey, planByKey } from "./plans.ts";
import type { Access } from "./program-page.ts";
import { type TierKey, tierByKey } from "./quiz/tiers.ts";

export interface ProgramOffer {
  name: string;
  /** US dollars. */
  price: number;
  paid: "yearly" | "once";
  /** URL of the checkout. */
  checkout: string;
}

interface AccessTerms {
  /** Key of the sentence in data/refunds.ts. */
  refund: "short" | "course" | "live";
  /** Prices, one sentence each. Empty if the price is not published. */
  prices: readonly string[];
  /** The lowest price, for lists. */
  least?: string;
  /** True if the program cannot be bought without a membership. */
  needsMembership?: true;
  /** Empty if the price is not published: see `accessLinks` in program-facts.ts. */
  links: readonly SiteLink[];
  /** Payment options; empty if the price is not published. */
  offers: readonly ProgramOffer[];
}

function yearly(key: PlanKey): string {
  return `${dollars(planByKey(key).payments[0].amount)} a year`;
}

function plan(key: PlanKey): string {
  return `${planByKey(key).name} (${yearly(key)})`;
}

function price(key: TierKey): string {
  return dollars(tierByKey(key).price);
}

function membership(key: PlanKey): ProgramOffer {
  const { name, payments } = planByKey(key);
  return { name, price: payments[0].amount, paid: "yearly", checkout: payments[0].checkout.href };
}

function study(key: TierKey): ProgramOffer {
  const { name, price, checkout } = tierByKey(key);
  return { name, price, paid: "once", checkout: checkout.href };
}

const toPrices = { label: "Compare memberships", to: "/academy#pricing" } satisfies SiteLink;
const toStudy = { label: "See the three ways to study", to: "/academy#once" } satisfies SiteLink;

export const accessTerms: Record<Access, AccessTerms> = {
  "every-plan": {
    refund: "short",
    prices: [`Included in every membership, starting with ${plan("seed")}.`],
    least: `Membership from ${yearly("seed")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("seed")],
  },
  foundations: {
    refund: "short",
    prices: [
      `${price("self-guided")}, paid once, together with one course.`,
      `Or included in every membership, starting with ${plan("seed")}.`,
    ],
    least: `${price("self-guided")} with one course`,
    links: [toStudy, toPrices],
    offers: [membership("seed"), study("self-guided")],
  },
  course: {
    refund: "course",
    prices: [
      `${price("self-guided")} on your own with Foundations, ${price("live-cohort")} live with a group, or ${price("full-year")} for Foundations, Self, Home and Work, paid once.`,
      `Or with a membership: on your own from ${plan("seed")}, live from ${plan("branch")}.`,
    ],
    least: `${price("self-guided")} on your own, ${price("live-cohort")} live`,
    links: [toStudy, toPrices],
    offers: [membership("seed"), membership("branch"), study("self-guided"), study("live-cohort"), study("full-year")],
  },
  live: {
    refund: "short",
    prices: [`Live with ${plan("branch")} and up, or as a captioned replay with ${plan("root")}.`],
    least: `Replay from ${yearly("root")}, live from ${yearly("branch")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("branch"), membership("root")],
  },
  circle: {
    refund: "short",
    prices: [`With ${plan("root")} and up, like all our circles.`],
    least: `Membership from ${yearly("root")}`,
    needsMembership: true,
    links: [toPrices],
    offers: [membership("root")],
  },
  unpublished: {
    refund: "live",
    prices: [],
    links: [],
    offers: [],
  },
};
