import { expect, test } from "vitest";
import { collections } from "../../../../data/checks/collections.ts";
import { mistakesIn } from "../../../../data/checks/mistakes.ts";
import { usd } from "../../../../data/money.ts";
import type { Payment, Plan } from "../../../../data/plans.ts";

const checkout = { href: "https://pay.site.test/seed", placeholder: true };

function seed(...others: Payment[]): Plan {
  const payments: Plan["payments"] = [{ way: "once", amount: usd(100), checkout }, ...others];
  return { key: "seed", name: "Seed", benefits: ["courses"], payments };
}

const planMistakes = (plan: object) => mistakesIn({ ...collections.plans, entries: [plan] });

test("accepts a valid plan", () => {
  const installments: Payment = { way: "instalments", amount: usd(25), count: 4, checkout };
  expect(planMistakes(seed(installments, { way: "ongoing", amount: usd(9), checkout }))).toEqual([]);
});

test.each<[Payment, string]>([
  [
    { way: "instalments", amount: usd(24), count: 4, checkout },
    "data/plans.ts, 'seed, instalments', amount: usd(24) comes to less in a year than paying at once; raise it",
  ],
  [{ way: "ongoing", amount: usd(8), checkout }, "'seed, ongoing', amount: usd(8) comes to less in a year"],
  [{ way: "instalments", amount: usd(-35), count: 4, checkout }, "amount: usd(-35) is not an amount of money"],
  [
    { way: "instalments", amount: usd(200), count: 1, checkout },
    "count: 1 is not a valid number of installments; write how many",
  ],
  [{ way: "ongoing", amount: usd(9), checkout: { ...checkout, href: "pay" } }, "href: 'pay' is not an address"],
])("rejects a payment %o with a fix", (payment, message) => {
  expect(planMistakes(seed(payment))).toEqual([expect.stringContaining(message)]);
});

test.each([
  [
    { payments: [{ way: "weekly", amount: usd(100), checkout }] },
    "'seed, weekly', way: 'weekly' is not one of the list",
  ],
  [{ payments: [{ way: "once", amount: "100", checkout }] }, "'seed, once', amount: '100' is not an amount of money"],
  [
    { payments: [{ way: "once", amount: usd(100) }] },
    "checkout: nothing is not an object; write one with the fields href",
  ],
])("rejects a plan with %o and suggests a fix", (change, message) => {
  expect(planMistakes({ ...seed(), ...change }).join("\n")).toContain(message);
});
