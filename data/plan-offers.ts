import { type Checkout, planCheckout } from "./checkouts.ts";
import type { Choice } from "./forms/form.ts";
import {
  benefits,
  dollars,
  extraCost,
  foundingMember,
  type Payment,
  type Plan,
  planByKey,
  plans,
  yearlyTotal,
  yearsToMatch,
} from "./plans.ts";

/** A way of paying as it is printed. */
export interface PaymentOffer {
  /** The amount of one payment. */
  price: string;
  /** How often it is paid, read after the price. */
  rhythm: string;
  /** What it comes to in a year and how much that is over the one-time price; absent for the one-time price itself. */
  sum?: { working: string; extra: string };
  /** What the button says. */
  action: string;
  href: string;
  checkout: Checkout;
}

/** A plan as the ledger prints it. */
export interface PlanOffer {
  key: string;
  name: string;
  suits: string;
  /** Says which plan it contains; absent for the first. */
  contains?: string;
  /** What it has beyond the plan it contains. */
  adds: readonly string[];
  payments: readonly PaymentOffer[];
}

export const planOffers: readonly PlanOffer[] = plans.map((plan, index) => {
  const before: Plan | undefined = plans[index - 1];
  const adds = plan.benefits.filter((key) => !before?.benefits.includes(key));
  return {
    key: plan.key,
    name: plan.name,
    suits: plan.suits,
    contains: before && `Everything in ${before.name}, and`,
    adds: adds.map((key) => benefits[key]),
    payments: plan.payments.map((payment) => paymentOffer(plan, payment)),
  };
});

const matched = planByKey(foundingMember.includes);
const years = yearsToMatch(foundingMember.price, matched);

/** The founding membership as its band prints it. */
export const foundingOffer = {
  name: foundingMember.name,
  price: dollars(foundingMember.price),
  terms: `${foundingMember.terms}, available until ${foundingMember.until}`,
  text: `Everything in ${matched.name}, for as long as the Academy teaches. Paid yearly, ${years} years of ${matched.name} come to ${dollars(years * matched.payments[0].amount)}.`,
  extras: foundingMember.extras,
  how: "You pay nothing today. Ask for a place, and we write back with the next step.",
  join: foundingMember.join,
} as const;

/** Every plan a person can put their name down for. */
export const planChoices: readonly Choice[] = [foundingMember, ...plans].map(({ key, name }) => ({
  value: key,
  label: name,
}));

function paymentOffer(plan: (typeof plans)[number], payment: Payment): PaymentOffer {
  const price = dollars(payment.amount);
  const paid = { href: payment.checkout.href, checkout: planCheckout(plan.key, payment) };
  const total = dollars(yearlyTotal(payment));
  const extra = `${dollars(extraCost(plan, payment))} more than at once`;
  switch (payment.way) {
    case "once":
      return { price, rhythm: "a year, paid at once", action: `Pay ${price}`, ...paid };
    case "instalments":
      return {
        price,
        rhythm: `a month for ${payment.count} months`,
        sum: { working: `${payment.count} × ${price} = ${total}`, extra },
        action: `Pay ${payment.count} × ${price}`,
        ...paid,
      };
    case "ongoing":
      return {
        price,
        rhythm: "a month, until you stop",
        sum: { working: `12 × ${price} = ${total} a year`, extra },
        action: `Pay ${price} a month`,
        ...paid,
      };
  }
}
