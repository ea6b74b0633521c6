import { circlesStayUnrecorded } from "./academy.ts";
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
}

interface AccessTerms {
  terms: readonly string[];
  links: readonly SiteLink[];
  /** Payment options named in the terms; empty if the price is arranged individually. */
  offers: readonly ProgramOffer[];
}

function yearly(key: PlanKey): string {
  const plan = planByKey(key);
  return `${plan.name} (${dollars(plan.payments[0].amount)} a year)`;
}

function once(key: TierKey): string {
  const tier = tierByKey(key);
  return `${tier.name} (${dollars(tier.price)})`;
}

function membership(key: PlanKey): ProgramOffer {
  const { name, payments } = planByKey(key);
  return { name, price: payments[0].amount, paid: "yearly" };
}

function study(key: TierKey): ProgramOffer {
  const { name, price } = tierByKey(key);
  return { name, price, paid: "once" };
}

const toPrices = { label: "Compare memberships", to: "/academy#pricing" } satisfies SiteLink;
const toStudy = { label: "See the three ways to study", to: "/academy/study" } satisfies SiteLink;

export const accessTerms: Record<Access, AccessTerms> = {
  "every-plan": {
    terms: [`It comes with every membership, from ${yearly("seed")} up.`],
    links: [toPrices],
    offers: [membership("seed")],
  },
  foundations: {
    terms: [
      `It comes with every membership, from ${yearly("seed")} up.`,
      `Without a membership it is the first part of all three ways to study, from ${once("self-guided")}, paid once.`,
    ],
    links: [toPrices, toStudy],
    offers: [membership("seed"), study("self-guided")],
  },
  course: {
    terms: [
      `On your own: it comes with every membership, from ${yearly("seed")} up.`,
      `Live, with a teacher and a group: it comes with ${yearly("branch")} and up.`,
      `Without a membership, paid once: ${once("self-guided")} on your own, ${once("live-cohort")} live with a mentor, or all four courses in the ${once("full-year")}.`,
    ],
    links: [toPrices, toStudy],
    offers: [membership("seed"), membership("branch"), study("self-guided"), study("live-cohort"), study("full-year")],
  },
  live: {
    terms: [
      `Live: it comes with ${yearly("branch")} and up.`,
      `As a captioned replay: it comes with ${yearly("root")} and up.`,
    ],
    links: [toPrices],
    offers: [membership("branch"), membership("root")],
  },
  circle: {
    terms: [`Live: it comes with ${yearly("branch")} and up.`, `${circlesStayUnrecorded} There is no replay to buy.`],
    links: [toPrices],
    offers: [membership("branch")],
  },
  arranged: {
    terms: [
      "Put your name on the waitlist. Before you decide anything we send you the dates, the price and every way to pay it.",
    ],
    links: [{ label: "Join the waitlist", to: "/academy?interest=courses#waitlist" }],
    offers: [],
  },
};
