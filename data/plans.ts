import { ceu } from "./ceu.ts";
import type { Checkout } from "./checkouts.ts";
import type { payment, plan } from "./checks/plans.ts";
import type { Entry } from "./checks/rules.ts";
import type { Tier, TierKey } from "./course-prices.ts";
import type { Choice } from "./forms/form.ts";
import type { SiteLink } from "./link.ts";
import { yearsAhead, yearsLater } from "./milestones.ts";
import { type Cents, dollars, minus, times, usd } from "./money.ts";
import { site } from "./site.ts";
import { endOfDay } from "./zoned-time.ts";

export type Payment = Entry<typeof payment>;

export interface Plan extends Entry<typeof plan> {
  /** The first is the one-time price, which the other options are compared with. */
  readonly payments: readonly [Payment & { way: "once" }, ...Payment[]];
}

/** Member benefits, from those in every plan to those in a single plan. */
export const benefits = {
  courses: "All self-paced courses",
  toolkits: "The courses’ toolkits and workbooks to print, for you or your group",
  circles: "Monthly practice circles",
  replays: "Captioned replays of live courses",
  live: "A seat in live courses",
  ceu: ceu.accreditor
    ? "CEU workshops, with hours that count toward a license"
    : "CEU workshops, with hours not approved yet",
  team: "3-5 team members",
  training: "1 corporate training a year",
} as const satisfies Record<string, string>;

export const plans = [
  {
    key: "seed",
    name: "Seed",
    benefits: ["courses", "toolkits"],
    payments: [
      { way: "once", amount: usd(197), checkout: checkout("seed", "once") },
      { way: "instalments", amount: usd(35), count: 6, checkout: checkout("seed", "six-months") },
    ],
  },
  {
    key: "root",
    name: "Root",
    benefits: ["courses", "toolkits", "circles", "replays"],
    payments: [
      { way: "once", amount: usd(497), checkout: checkout("root", "once") },
      { way: "instalments", amount: usd(85), count: 6, checkout: checkout("root", "six-months") },
    ],
  },
  {
    key: "branch",
    name: "Branch",
    benefits: ["courses", "toolkits", "circles", "replays", "live", "ceu"],
    payments: [
      { way: "once", amount: usd(997), checkout: checkout("branch", "once") },
      { way: "instalments", amount: usd(170), count: 6, checkout: checkout("branch", "six-months") },
    ],
  },
  {
    key: "liberators-circle",
    name: "Liberator’s Circle",
    benefits: ["courses", "toolkits", "circles", "replays", "live", "ceu", "team", "training"],
    payments: [
      { way: "once", amount: usd(5000), checkout: checkout("liberators-circle", "once") },
      { way: "instalments", amount: usd(850), count: 6, checkout: checkout("liberators-circle", "six-months") },
      { way: "ongoing", amount: usd(417), checkout: checkout("liberators-circle", "monthly") },
    ],
  },
] as const satisfies readonly Plan[];

export type PlanKey = (typeof plans)[number]["key"];

/** Membership that is paid only once. People join through the waitlist, not a checkout. */
export const foundingMember = {
  key: "founding",
  name: "Founding Member",
  price: usd(3333),
  terms: "One-time, lifetime access",
  /** Last day of the offer, in the Academy's time zone. `foundingLastDayAt` returns the date that visitors see. */
  lastDay: "2025-12-31",
  /** Plan whose benefits the membership includes for life. */
  includes: "branch",
  extras: ["Every course we add later.", "A yearly call with our teachers about what to teach next."],
  join: { label: "Ask for a founding seat", to: "/academy?plan=founding#waitlist" } satisfies SiteLink,
  placeholder: true,
} as const;

export function foundingLastDayAt(builtAt: Date): string {
  const { lastDay, placeholder } = foundingMember;
  return placeholder ? yearsLater(lastDay, yearsAhead(lastDay, builtAt)) : lastDay;
}

export const homesteadNote = `${site.homesteadShare} of every enrollment supports the healing homestead’s fund.`;

export function planByKey(key: PlanKey): Plan {
  const plan = plans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`data/plans: no plan has the key '${key}'; add it there or correct the key`);
  return plan;
}

export function yearlyTotal(payment: Payment): Cents {
  if (payment.way === "once") return payment.amount;
  return times(payment.amount, payment.way === "instalments" ? payment.count : 12);
}

/** Returns the yearly cost of a payment option beyond the one-time price. */
export function extraCost(plan: Plan, payment: Payment): Cents {
  return minus(yearlyTotal(payment), plan.payments[0].amount);
}

/** Returns the smallest number of years of `plan` that cost at least `price`. */
export function yearsToMatch(price: Cents, plan: Plan): number {
  return Math.ceil(price / plan.payments[0].amount);
}

function checkout(plan: string, way: string): Payment["checkout"] {
  return { href: `https://pay.kindredground.example/${plan}/${way}`, placeholder: true };
}

export function planCheckout(slug: PlanKey, { way, amount }: Payment) {
  return { key: `${slug}-${way}`, slug, price: amount };
}

/** Returns a link to the waitlist for something whose checkout is still a sample. `query` preselects it. */
export function notifyMe(query: string): SiteLink {
  return { label: "Tell me when I can buy", to: `/academy?${query}#waitlist` };
}

export function tierCheckout({ key, price }: Tier & { key: TierKey }) {
  return { key, slug: key, price };
}

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
  /** Price of a year, paid in full. */
  yearly: string;
  /** Names the plan that this one includes. Absent for the first plan. */
  contains?: string;
  adds: readonly string[];
  payments: readonly PaymentOffer[];
  /** Replaces the payment buttons while their addresses are samples. */
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
  /** After the offer ends, `terms`, `text` and `link` replace the offer’s `terms`, `how` and `join`. */
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
