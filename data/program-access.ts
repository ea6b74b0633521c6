import { circlesStayUnrecorded } from "./academy.ts";
import type { SiteLink } from "./link.ts";
import { dollars } from "./money.ts";
import { benefits, type PlanKey, planByKey } from "./plans.ts";
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
  /** Prices, one sentence each. Empty if the price is not published. */
  prices: readonly string[];
  /** The lowest price, for lists. */
  least?: string;
  /** True if the program cannot be bought without a membership. */
  needsMembership?: true;
  terms: readonly string[];
  /** Empty if the price is not published: see `accessLinks` in program-facts.ts. */
  links: readonly SiteLink[];
  /** Payment options named in the terms; empty if the price is not published. */
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

function once(key: TierKey): string {
  return `${tierByKey(key).name} (${price(key)})`;
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
    prices: [`Included in every membership, starting with ${plan("seed")}.`],
    least: `In every membership, from ${yearly("seed")}`,
    needsMembership: true,
    terms: [`It comes with every membership, starting with ${plan("seed")}.`],
    links: [toPrices],
    offers: [membership("seed")],
  },
  foundations: {
    prices: [
      `${price("self-guided")}, paid once, together with one course.`,
      `Or included in every membership, starting with ${plan("seed")}.`,
    ],
    least: `${price("self-guided")} with one course`,
    terms: [
      `It comes with every membership, starting with ${plan("seed")}.`,
      `Without a membership, it is the first part of all three ways to study, starting with ${once("self-guided")}, paid once.`,
    ],
    links: [toStudy, toPrices],
    offers: [membership("seed"), study("self-guided")],
  },
  course: {
    prices: [
      `${price("self-guided")} on your own, or ${price("live-cohort")} live with a group, paid once.`,
      `Or with a membership: on your own with ${plan("seed")} and up, live with ${plan("branch")} and up.`,
    ],
    least: `${price("self-guided")} on your own, ${price("live-cohort")} live`,
    terms: [
      `Paid once, without a membership: ${once("self-guided")} alone, ${once("live-cohort")} with a mentor, or all four courses in the ${once("full-year")}.`,
      `With a membership: on your own in every plan, starting with ${plan("seed")}, or live in ${plan("branch")} and up.`,
    ],
    links: [toStudy, toPrices],
    offers: [membership("seed"), membership("branch"), study("self-guided"), study("live-cohort"), study("full-year")],
  },
  live: {
    prices: [`Live with ${plan("branch")}, or as a captioned replay with ${plan("root")}.`],
    least: `In memberships from ${yearly("root")}`,
    needsMembership: true,
    terms: [
      `Live: it comes with ${plan("branch")} and up.`,
      `As a captioned replay: it comes with ${plan("root")} and up.`,
    ],
    links: [toPrices],
    offers: [membership("branch"), membership("root")],
  },
  circle: {
    prices: [`With ${plan("root")} and up, like all our circles.`],
    least: `In memberships from ${yearly("root")}`,
    needsMembership: true,
    terms: [
      `This is a circle. Circles come with ${plan("root")} and up. ${benefits.circles} at the Academy are included too.`,
      `${circlesStayUnrecorded} There is no replay to buy.`,
    ],
    links: [toPrices],
    offers: [membership("root")],
  },
  unpublished: {
    prices: [],
    terms: [
      "Join the waitlist. Before you decide anything, we’ll send you the dates, the price and all the ways to pay.",
    ],
    links: [],
    offers: [],
  },
};
