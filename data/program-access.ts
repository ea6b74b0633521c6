import { circlesStayUnrecorded } from "./academy.ts";
import type { SiteLink } from "./link.ts";
import { dollars, type PlanKey, planByKey } from "./plans.ts";
import type { Access } from "./program-page.ts";

/** What a program costs and how to get in. */
interface AccessTerms {
  terms: readonly string[];
  link: SiteLink;
}

function yearly(key: PlanKey): string {
  const plan = planByKey(key);
  return `${plan.name} (${dollars(plan.payments[0].amount)} a year)`;
}

const toPrices = { label: "Compare memberships", to: "/academy#pricing" } satisfies SiteLink;

export const accessTerms: Record<Access, AccessTerms> = {
  "every-plan": {
    terms: [`It comes with every membership, from ${yearly("seed")} up.`],
    link: toPrices,
  },
  course: {
    terms: [
      `On your own: it comes with every membership, from ${yearly("seed")} up.`,
      `Live, with a teacher and a group: it comes with ${yearly("branch")} and up.`,
    ],
    link: toPrices,
  },
  live: {
    terms: [
      `Live: it comes with ${yearly("branch")} and up.`,
      `As a captioned replay: it comes with ${yearly("root")} and up.`,
    ],
    link: toPrices,
  },
  circle: {
    terms: [`Live: it comes with ${yearly("branch")} and up.`, `${circlesStayUnrecorded} There is no replay to buy.`],
    link: toPrices,
  },
  arranged: {
    terms: [
      "Put your name on the waitlist. Before you decide anything we send you the dates, the price and every way to pay it.",
    ],
    link: { label: "Join the waitlist", to: "/academy?interest=courses#waitlist" },
  },
};
