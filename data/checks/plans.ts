import { lazy, number, type TestConfig } from "yup";
import { benefits, extraCost, type foundingMember, type Milestone, type Plan } from "../plans.ts";
import type { Tier } from "../quiz/tiers.ts";
import { entry, list } from "./entry.ts";
import { siteLink } from "./links.ts";
import { mistakesIn } from "./mistakes.ts";
import { address, amount, oneOf, placeholder, rule, slug, text, texts } from "./rules.ts";
import { says } from "./sentences.ts";
import { day, dayIfAny } from "./time-rules.ts";

const file = "data/plans.ts";

/** The card provider's hosted page for one plan and one payment option. */
const checkout = entry({
  /** Opens in a new tab. */
  href: address,
  placeholder,
});

const noCount = says("is no number of installments", "write how many there are, 2 or more");

const notCheaper: TestConfig = {
  name: "not cheaper",
  message: says(
    "comes to less in a year than paying at once",
    "raise it, or lower the amount of the plan’s first payment",
  ),
  // Reads the payment and the plan that contains it.
  test: (_, { from: [payment, plan] = [] }) => !(extraCost(plan?.value, payment?.value) < 0),
};

const paid = { amount: amount.test(notCheaper), checkout };

const installments = entry({
  way: oneOf(["instalments"]),
  count: number().typeError(noCount).required(noCount).integer(noCount).min(2, noCount),
  ...paid,
});

const whole = entry({ way: oneOf(["once", "ongoing"], ["once", "instalments", "ongoing"]), ...paid });

export const payment = lazy((value) => (value?.way === "instalments" ? installments : whole));

const onceFirst = rule(
  ([first]: readonly { way: string }[]) => first?.way === "once",
  "does not begin with the one-time price",
  "put the payment whose 'way' is 'once' first",
);

/** A membership paid by the year. */
export const plan = entry({
  key: slug,
  name: text,
  /** The audience, as the end of a sentence that starts with "For …". */
  suits: text,
  benefits: list(oneOf(Object.keys(benefits) as (keyof typeof benefits)[])),
  /** The first is the one-time price, which the other options are compared with. */
  payments: list(payment).test(onceFirst),
});

export const milestone = entry({
  /** Display text; `{year}` is the year of `lastDay`. */
  when: text,
  what: text,
  /** First day, in the Academy's time zone. Absent if it has already begun. */
  firstDay: dayIfAny,
  /** Last day; the milestone is done from then on. */
  lastDay: day,
  placeholder,
});

/** A way to study that the quiz result recommends. */
export const tier = entry({
  /** Anchor on the page of all three tiers, and last segment of the checkout's return address. */
  key: slug,
  name: text,
  price: amount,
  text,
});

export function planMistakes(plans: readonly Plan[]): string[] {
  return mistakesIn({ file, entries: plans, schema: plan, unique: ["key", "name"] });
}

export function offerMistakes(offer: typeof foundingMember, plans: readonly Plan[]): string[] {
  const schema = entry({
    key: slug,
    name: text,
    price: amount,
    terms: text,
    lastDay: day,
    includes: oneOf(plans.map(({ key }) => key)),
    extras: texts,
    join: siteLink,
    placeholder,
  });
  return mistakesIn({ file, entries: [offer], schema });
}

export function milestoneMistakes(milestones: readonly Milestone[]): string[] {
  return mistakesIn({ file, entries: milestones, schema: milestone });
}

export function tierMistakes(tiers: readonly Tier[]): string[] {
  return mistakesIn({ file: "data/quiz/tiers.ts", entries: tiers, schema: tier, unique: ["key", "name"] });
}
