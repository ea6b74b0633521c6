import { extraCost, type foundingMember, type Milestone, type Payment, type Plan } from "../plans.ts";
import type { Tier } from "../quiz/tiers.ts";
import { linkMistakes } from "./links.ts";
import { mistakesIn, type Rule } from "./mistakes.ts";
import { address, amount, flag, oneOf, slug, text, texts } from "./rules.ts";
import { day } from "./time-rules.ts";

const file = "data/plans.ts";

/** A way of paying with the plan it belongs to, named after both. */
interface PlanPayment {
  name: string;
  plan: Plan;
  payment: Payment;
  amount: number;
  count: number;
  href: string;
}

const notCheaper: Rule<PlanPayment> = {
  holds: (_, { plan, payment }) => extraCost(plan, payment) >= 0,
  problem: "comes to less in a year than paying at once",
  mend: "raise it, or lower the amount of the plan’s first payment",
};

const count: Rule = {
  holds: (value) => Number.isInteger(value) && Number(value) > 1,
  problem: "is no number of instalments",
  mend: "write how many there are, 2 or more",
};

export function planMistakes(plans: readonly Plan[]): string[] {
  const payments = plans.flatMap((plan) =>
    plan.payments.map((payment) => ({
      name: `${plan.key}, ${payment.way}`,
      plan,
      payment,
      amount: payment.amount,
      count: payment.way === "instalments" ? payment.count : 12,
      href: payment.checkout.href,
    })),
  );
  return [
    ...mistakesIn<Plan>({
      file,
      entries: plans,
      unique: ["key", "name"],
      rules: { key: [slug], name: [text], suits: [text], benefits: [texts] },
    }),
    ...mistakesIn<PlanPayment>({
      file,
      entries: payments,
      rules: { count: [count], amount: [amount, notCheaper], href: [address] },
    }),
  ];
}

export function offerMistakes(offer: typeof foundingMember, plans: readonly Plan[]): string[] {
  return [
    ...mistakesIn<Record<keyof typeof foundingMember, unknown>>({
      file,
      entries: [offer],
      rules: {
        key: [slug],
        name: [text],
        price: [amount],
        terms: [text],
        until: [text],
        lastDay: [day],
        includes: [oneOf(plans.map(({ key }) => key))],
        extras: [texts],
        placeholder: [flag],
      },
    }),
    ...linkMistakes(file, offer.key, offer),
  ];
}

export function milestoneMistakes(milestones: readonly Milestone[]): string[] {
  const rules = { when: [text], what: [text], lastDay: [day], placeholder: [flag] };
  return mistakesIn<Milestone>({ file, entries: milestones, rules });
}

export function tierMistakes(tiers: readonly Tier[]): string[] {
  const rules = { name: [text], price: [amount], text: [text] };
  return mistakesIn<Tier>({ file: "data/quiz/tiers.ts", entries: tiers, unique: ["name"], rules });
}
