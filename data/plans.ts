import { ceu } from "./ceu.ts";
import type { milestone, payment, plan } from "./checks/plans.ts";
import type { Entry } from "./checks/rules.ts";
import type { SiteLink } from "./link.ts";
import { type Cents, minus, times, usd } from "./money.ts";
import { site } from "./site.ts";
import { endOfDay, zonedTime } from "./zoned-time.ts";

export type Payment = Entry<typeof payment>;

type Checkout = Payment["checkout"];

export interface Plan extends Entry<typeof plan> {
  /** The first is the one-time price, which the other options are compared with. */
  readonly payments: readonly [Payment & { way: "once" }, ...Payment[]];
}

export type Milestone = Entry<typeof milestone>;

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

/** Paid only once. Members join through the waitlist, not a checkout. */
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

/** Raw entries in date order. `milestonesAt` returns the years that visitors see. */
export const milestones: readonly Milestone[] = [
  { when: "Until Dec {year}", what: "Pre-signup", lastDay: "2025-12-31", placeholder: true },
  {
    when: "Jan {year}",
    what: "Self-paced courses open",
    firstDay: "2026-01-01",
    lastDay: "2026-01-31",
    placeholder: true,
  },
  {
    when: "Spring {year}",
    what: "Live courses and CEU workshops start",
    firstDay: "2026-03-20",
    lastDay: "2026-06-20",
    placeholder: true,
  },
];

/** Milestone labels, chosen by the visitor's clock. */
export const milestoneWords = { done: "Done", now: "Now", next: "Next", later: "Later" } as const;

export type MilestoneState = keyof typeof milestoneWords;

/** A milestone with real dates. `startsAt` is absent if it has already begun. */
export interface DatedMilestone {
  when: string;
  what: string;
  startsAt?: string;
  endsAt: string;
}

/**
 * Returns the milestones of a site built at that time. Samples move together by whole years until the last one is in
 * the future.
 */
export function milestonesAt(builtAt: Date): DatedMilestone[] {
  const last = milestones.findLast(({ placeholder }) => placeholder);
  const ahead = last ? yearsAhead(last.lastDay, builtAt) : 0;
  return milestones.map(({ when, what, firstDay, lastDay, placeholder }) => {
    const dated = (day: string) => yearsLater(day, placeholder ? ahead : 0);
    return {
      when: when.replace("{year}", dated(lastDay).slice(0, 4)),
      what,
      ...(firstDay && { startsAt: zonedTime(`${dated(firstDay)}T00:00:00`, site.timeZone) }),
      endsAt: endOfDay(dated(lastDay), site.timeZone),
    };
  });
}

/**
 * Returns when the self-paced courses and everything live begin, for a site built at that time: "from Jan 2027", or
 * "open now".
 */
export function openingsAt(builtAt: Date): Record<"selfPaced" | "live", string> {
  const [, selfPaced, live] = milestonesAt(builtAt);
  return { selfPaced: openingOf(selfPaced, builtAt), live: openingOf(live, builtAt) };
}

function openingOf(milestone: DatedMilestone | undefined, builtAt: Date): string {
  if (!milestone?.startsAt || new Date(milestone.startsAt) <= builtAt) return "open now";
  return `from ${milestone.when}`;
}

export function foundingLastDayAt(builtAt: Date): string {
  const { lastDay, placeholder } = foundingMember;
  return placeholder ? yearsLater(lastDay, yearsAhead(lastDay, builtAt)) : lastDay;
}

/** Returns the number of years to add to a sample's last day so that it has not ended at `builtAt`. */
function yearsAhead(lastDay: string, builtAt: Date): number {
  let years = 0;
  while (new Date(endOfDay(yearsLater(lastDay, years), site.timeZone)) <= builtAt) years += 1;
  return years;
}

function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
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

/** Returns the number of whole years of `plan` that cost at least `price`. */
export function yearsToMatch(price: Cents, plan: Plan): number {
  return Math.ceil(price / plan.payments[0].amount);
}

function checkout(plan: string, way: string): Checkout {
  return { href: `https://pay.kindredground.example/${plan}/${way}`, placeholder: true };
}
