import { expect, test } from "vitest";
import { milestonesAt } from "../../../data/milestones.ts";
import { foundingOfferAt } from "../../../data/plans.ts";

const whenAt = (builtAt: string) => milestonesAt(new Date(builtAt)).map(({ when }) => when);

test("keeps the milestones of a year until the last one ends", () => {
  const first = ["Until Dec 2025", "Jan 2026", "Spring 2026"];
  expect(whenAt("2025-11-01T12:00:00Z")).toEqual(first);
  expect(whenAt("2026-06-20T23:59:59-04:00")).toEqual(first);
  expect(whenAt("2026-06-21T00:00:00-04:00")).toEqual(["Until Dec 2026", "Jan 2027", "Spring 2027"]);
});

test("starts and ends milestones at midnight in the Academy's time zone", () => {
  expect(milestonesAt(new Date("2026-11-22T12:00:00Z")).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    [undefined, "2027-01-01T00:00:00-05:00"],
    ["2027-01-01T00:00:00-05:00", "2027-02-01T00:00:00-05:00"],
    ["2027-03-20T00:00:00-04:00", "2027-06-21T00:00:00-04:00"],
  ]);
});

test("offers founding memberships until the next December 31", () => {
  expect(foundingOfferAt(new Date("2026-12-31T23:59:59-05:00"))).toMatchObject({
    terms: expect.stringMatching(/, available until December 31, 2026$/),
    endsAt: "2027-01-01T00:00:00-05:00",
    ended: { text: expect.stringContaining("December 31, 2026") },
  });
  expect(foundingOfferAt(new Date("2027-01-01T00:00:00-05:00")).endsAt).toBe("2028-01-01T00:00:00-05:00");
});
