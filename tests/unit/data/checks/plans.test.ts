import { expect, test } from "vitest";
import { milestoneMistakes, offerMistakes, planMistakes, tierMistakes } from "../../../../data/checks/plans.ts";
import { usd } from "../../../../data/money.ts";
import type { foundingMember, Milestone, Payment, Plan } from "../../../../data/plans.ts";
import type { Tier } from "../../../../data/quiz/tiers.ts";

const checkout = { href: "https://pay.site.test/seed", placeholder: true };

function seed(...others: Payment[]): Plan {
  const payments: Plan["payments"] = [{ way: "once", amount: usd(100), checkout }, ...others];
  return { key: "seed", name: "Seed", suits: "people", benefits: ["courses"], payments };
}

test("accepts a valid plan", () => {
  const installments: Payment = { way: "instalments", amount: usd(25), count: 4, checkout };
  expect(planMistakes([seed(installments, { way: "ongoing", amount: usd(9), checkout })])).toEqual([]);
});

test.each<[Payment, string]>([
  [
    { way: "instalments", amount: usd(24), count: 4, checkout },
    "data/plans.ts, 'seed, instalments', amount: usd(24) comes to less in a year than paying at once; raise it",
  ],
  [{ way: "ongoing", amount: usd(8), checkout }, "'seed, ongoing', amount: usd(8) comes to less in a year"],
  [{ way: "instalments", amount: usd(-35), count: 4, checkout }, "amount: usd(-35) is no amount of money"],
  [
    { way: "instalments", amount: usd(200), count: 1, checkout },
    "count: 1 is no number of installments; write how many",
  ],
  [{ way: "ongoing", amount: usd(9), checkout: { ...checkout, href: "pay" } }, "href: 'pay' is no address"],
])("rejects a payment %o with a fix", (payment, message) => {
  expect(planMistakes([seed(payment)])).toEqual([expect.stringContaining(message)]);
});

const mistyped = (change: object) => planMistakes([{ ...seed(), ...change } as Plan]);

test.each([
  [{ name: 3 }, "data/plans.ts, 'seed', name: 3 is no text"],
  [{ suits: "" }, "suits: '' is no text"],
  [{ benefits: ["soup"] }, "'seed', benefits[0]: 'soup' is not one of the list; write one of courses, toolkits"],
  [{ benefits: "courses" }, "benefits: 'courses' is no list"],
  [{ payments: [] }, "payments: [] does not begin with the one-time price; put the payment"],
  [
    { payments: [{ way: "weekly", amount: usd(100), checkout }] },
    "'seed, weekly', way: 'weekly' is not one of the list",
  ],
  [{ payments: [{ way: "once", amount: "100", checkout }] }, "'seed, once', amount: '100' is no amount of money"],
  [{ payments: [{ way: "once", amount: usd(100) }] }, "checkout: nothing is no object; write one with the fields href"],
  [{ benefit: ["courses"] }, "data/plans.ts, 'seed': 'benefit' is not a field we know; write one of key, name"],
])("rejects a plan with %o and suggests a fix", (change, message) => {
  expect(mistyped(change).join("\n")).toContain(message);
});

test("rejects two plans with the same key", () => {
  expect(planMistakes([seed(), { ...seed(), name: "Root" }])).toEqual([
    expect.stringContaining("data/plans.ts, 'seed', key: 'seed' appears twice"),
  ]);
});

test("requires a valid price, date, plan, and internal link for the founding offer", () => {
  const offer = {
    key: "founding",
    name: "Founding Member",
    price: usd(-1),
    terms: "Once",
    lastDay: "2026-02-31",
    includes: "twig",
    extras: ["A call"],
    join: { label: "Ask", to: "academy" },
    placeholder: true,
    until: "Feb 28",
  } as unknown as typeof foundingMember;
  expect(offerMistakes(offer, [seed()])).toEqual([
    expect.stringContaining("data/plans.ts, 'founding', price: usd(-1) is no amount of money"),
    expect.stringContaining("lastDay: '2026-02-31' is no day of the calendar"),
    expect.stringContaining("includes: 'twig' is not one of the list; write one of seed"),
    expect.stringContaining("to: 'academy' is no link; begin with '/'"),
    expect.stringContaining("'founding': 'until' is not a field we know"),
  ]);
});

test("identifies a milestone by its event and a study tier by its key", () => {
  const milestone: Milestone = {
    when: "Soon",
    what: "Live courses",
    firstDay: "May",
    lastDay: "June",
    placeholder: true,
  };
  expect(milestoneMistakes([milestone])).toEqual([
    expect.stringContaining("data/plans.ts, 'Live courses', firstDay: 'May' is no day of the calendar"),
    expect.stringContaining("data/plans.ts, 'Live courses', lastDay: 'June' is no day of the calendar"),
  ]);
  expect(
    tierMistakes([{ key: "cohort", name: "Cohort", price: usd(Number.POSITIVE_INFINITY), text: "Weeks." }]),
  ).toEqual([expect.stringContaining("data/quiz/tiers.ts, 'cohort', price: usd(Infinity) is no amount of money")]);
  expect(
    milestoneMistakes([{ ...milestone, firstDay: undefined, lastDay: "2027-06-01", day: 1 } as Milestone]),
  ).toEqual([expect.stringContaining("'Live courses': 'day' is not a field we know; write one of when, what")]);
  expect(
    tierMistakes([{ key: "cohort", name: "Cohort", price: "97", text: "Weeks.", txt: "" } as unknown as Tier]),
  ).toEqual([
    expect.stringContaining("price: '97' is no amount of money"),
    expect.stringContaining("'cohort': 'txt' is not a field we know; write one of key, name, price, text"),
  ]);
});
