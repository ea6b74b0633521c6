import { lazy, type TestConfig } from "yup";
import { benefits, extraCost, plans } from "../plans.ts";
import { siteLink } from "./links.ts";
import {
  address,
  amount,
  entry,
  list,
  oneOf,
  placeholder,
  rule,
  says,
  slug,
  text,
  texts,
  wholeNumber,
} from "./rules.ts";
import { day } from "./time-rules.ts";

/** The payment provider's hosted page for one plan and one payment option. */
const checkout = entry({
  /** Opens in a new tab. */
  href: address,
  placeholder,
});

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
  count: wholeNumber("is not a valid number of installments", "write how many there are, 2 or more", 2),
  ...paid,
});

const otherPayment = entry({ way: oneOf(["once", "ongoing"], ["once", "instalments", "ongoing"]), ...paid });

export const payment = lazy((value) => (value?.way === "instalments" ? installments : otherPayment));

const onceFirst = rule(
  ([first]: readonly { way: string }[]) => first?.way === "once",
  "does not begin with the one-time price",
  "put the payment whose 'way' is 'once' first",
);

/** A membership with its payment options. */
export const plan = entry({
  key: slug,
  name: text,
  benefits: list(oneOf(Object.keys(benefits) as (keyof typeof benefits)[])),
  /** The first is the one-time price, which the other options are compared with. */
  payments: list(payment).test(onceFirst),
});

export const milestone = entry({
  /** Display text; `{year}` is the year of `lastDay`. */
  when: text,
  what: text,
  /** First day, in the Academy’s time zone. Absent if the milestone has already begun. */
  firstDay: day.optional(),
  /** Last day. The milestone is done when the day ends. */
  lastDay: day,
  placeholder,
});

/** A way to study without a membership. The quiz’s result also lists it. */
export const tier = entry({
  /** Fragment on /academy, and last segment of the checkout's return address. */
  key: slug,
  name: text,
  price: amount,
  text,
  checkout,
});

export const foundingOffer = entry({
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
