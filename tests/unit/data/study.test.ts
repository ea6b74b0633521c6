import { expect, test } from "vitest";
import { checkouts } from "../../../data/checkouts.ts";
import { tierByKey } from "../../../data/course-prices.ts";
import { times, usd } from "../../../data/money.ts";
import { planByKey } from "../../../data/plans.ts";
import { studyOffers } from "../../../data/study.ts";

test("shows the same study prices as the quiz result", () => {
  expect(studyOffers.map(({ name, cost }) => [name, cost])).toEqual([
    ["Self-Guided", "$197"],
    ["Live Cohort", "$597"],
    ["Full Year Track", "$1,997"],
  ]);
});

test("gives each study option its own checkout", () => {
  expect(new Set(studyOffers.map(({ href }) => href)).size).toBe(studyOffers.length);
  for (const { checkout, price } of studyOffers) expect(checkouts).toContainEqual({ ...checkout, price });
});

test("compares two offers with equal prices", () => {
  expect(planByKey("seed").payments[0].amount).toBe(tierByKey("self-guided").price);
  expect(studyOffers.find(({ key }) => key === "self-guided")?.plainly).toMatch(
    /^Seed costs the same: .* Self-Guided is /,
  );
});

test("shows the calculation of the yearly total", () => {
  const year = studyOffers.find(({ key }) => key === "full-year");
  const amounts = year?.plainly.match(/\d[\d,]*/g)?.map((amount) => Number(amount.replace(",", "")));
  expect(usd(amounts?.[0] ?? 0)).toBe(times(tierByKey("live-cohort").price, 3));
  expect(usd(amounts?.reduce((sum, amount) => sum + amount) ?? 0)).toBe(year?.price);
});

test("promises no start before courses open", () => {
  for (const { name, contains, plainly } of studyOffers)
    expect([name, [...contains, plainly].join(" ")]).toEqual([name, expect.not.stringMatching(/tonight|today/i)]);
});
