import type { Checkout } from "./checkouts.ts";
import type { Choice } from "./forms/form.ts";
import type { SiteLink } from "./link.ts";
import { dollars, times } from "./money.ts";
import { notifyMe, planCheckout } from "./plan-checkout.ts";
import {
  benefits,
  extraCost,
  foundingLastDayAt,
  foundingMember,
  type Payment,
  type Plan,
  planByKey,
  plans,
  yearlyTotal,
  yearsToMatch,
} from "./plans.ts";
import { site } from "./site.ts";
import { endOfDay } from "./zoned-time.ts";

export interface PaymentOffer {
  price: string;
  /** Payment frequency, shown after the price. */
  rhythm: string;
  /** Yearly total and its difference from the one-time price. Absent for the one-time price. */
  sum?: string;
  action: string;
  href: string;
  checkout: Checkout;
}

export interface PlanOffer {
  key: string;
  name: string;
  /** The price of a year, paid at once. */
  yearly: string;
  /** Names the plan that this one includes. Absent for the first plan. */
  contains?: string;
  adds: readonly string[];
  payments: readonly PaymentOffer[];
  /** Replaces the payment buttons as long as their addresses are samples. */
  whenSample: SiteLink;
}

export const planOffers: readonly PlanOffer[] = plans.map((plan, index) => {
  const before: Plan | undefined = plans[index - 1];
  const adds = plan.benefits.filter((key) => !before?.benefits.includes(key));
  return {
    key: plan.key,
    name: plan.name,
    yearly: `${dollars(plan.payments[0].amount)} a year`,
    contains: before && `Everything in ${before.name}, plus:`,
    adds: adds.map((key) => benefits[key]),
    payments: plan.payments.map((payment) => paymentOffer(plan, payment)),
    whenSample: notifyMe(`plan=${plan.key}`),
  };
});

const matched = planByKey(foundingMember.includes);
const years = yearsToMatch(foundingMember.price, matched);

export interface FoundingOffer {
  key: string;
  name: string;
  price: string;
  /** Payment terms, duration and deadline. */
  terms: string;
  text: string;
  extras: readonly string[];
  how: string;
  join: SiteLink;
  /** ISO timestamp when the offer ends. */
  endsAt: string;
  /** Replaces `terms`, `how` and `join` after the offer ends. */
  ended: { terms: string; text: string; link: SiteLink };
}

export function foundingOfferAt(builtAt: Date): FoundingOffer {
  const { key, name, price, terms, extras, join } = foundingMember;
  const lastDay = foundingLastDayAt(builtAt);
  const inWords = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...style, timeZone: "UTC" }).format(new Date(lastDay));
  const until = inWords({ month: "long", day: "numeric", year: "numeric" });
  return {
    key,
    name,
    price: dollars(price),
    terms: `${terms}, available until ${until}`,
    text: `Everything in ${matched.name}, for as long as the Academy teaches. ${years} years of ${matched.name}, paid yearly, cost ${dollars(times(matched.payments[0].amount, years))}.`,
    extras,
    how: "You pay nothing today. We’ll write back with the next step.",
    join,
    endsAt: endOfDay(lastDay, site.timeZone),
    ended: {
      terms: `${terms}, ended ${until}`,
      text: `The founding membership ended on ${inWords({ dateStyle: "long" })}. The yearly plans remain.`,
      link: { label: "See the yearly plans", to: "#pricing" },
    },
  };
}

export const planChoices: readonly Choice[] = [foundingMember, ...plans].map(({ key, name }) => ({
  value: key,
  label: name,
}));

function paymentOffer(plan: (typeof plans)[number], payment: Payment): PaymentOffer {
  const price = dollars(payment.amount);
  const paid = { href: payment.checkout.href, checkout: planCheckout(plan.key, payment) };
  const total = dollars(yearlyTotal(payment));
  const extra = `${dollars(extraCost(plan, payment))} more`;
  switch (payment.way) {
    case "once":
      return { price, rhythm: "a year, paid at once", action: `Pay ${price}`, ...paid };
    case "instalments":
      return {
        price,
        rhythm: `a month for ${payment.count} months`,
        sum: `${total}, ${extra}`,
        action: `Pay ${payment.count} × ${price}`,
        ...paid,
      };
    case "ongoing":
      return {
        price,
        rhythm: "a month, until you stop",
        sum: `${total} a year, ${extra}`,
        action: `Pay ${price} a month`,
        ...paid,
      };
  }
}
