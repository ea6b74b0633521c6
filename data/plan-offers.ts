import { times } from "../money/cents.ts";
import { dollars } from "../money/dollars.ts";
import type { Checkout } from "./checkouts.ts";
import type { Choice } from "./forms/form.ts";
import type { SiteLink } from "./link.ts";
import { planCheckout } from "./plan-checkout.ts";
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
export interface FoundingOffer {
  key: string;
  name: string;
  price: string;
  /** How it is paid, how long it lasts, and until when it can be had. */
  terms: string;
  text: string;
  extras: readonly string[];
  /** What happens after the button. */
  how: string;
  join: SiteLink;
  /** ISO moment from which it cannot be had. */
  endsAt: string;
  /** What stands in the place of `terms`, `how` and `join` from then on. */
  ended: { terms: string; text: string; link: SiteLink };
}

/** The founding membership on a site built at that time. */
export function foundingOfferAt(builtAt: Date): FoundingOffer {
  const { key, name, price, terms, extras, join } = foundingMember;
  const lastDay = foundingLastDayAt(builtAt);
  const inWords = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...style, timeZone: "UTC" }).format(new Date(lastDay));
  const until = inWords({ month: "short", day: "numeric" });
  return {
    key,
    name,
    price: dollars(price),
    terms: `${terms}, available until ${until}`,
    text: `Everything in ${matched.name}, for as long as the Academy teaches. Paid yearly, ${years} years of ${matched.name} come to ${dollars(times(matched.payments[0].amount, years))}.`,
    extras,
    how: "You pay nothing today. Ask for a place, and we write back with the next step.",
    join,
    endsAt: endOfDay(lastDay, site.timeZone),
    ended: {
      terms: `${terms}, ended ${until}`,
      text: `The founding membership ended on ${inWords({ dateStyle: "long" })}. The yearly plans are open.`,
      link: { label: "See the yearly plans", to: "#pricing" },
    },
  };
}

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
