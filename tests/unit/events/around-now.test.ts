// @vitest-environment node
import { expect, test } from "vitest";
import { aroundNow } from "../../../src/events/around-now.ts";

const days = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"];
const events = days.map((day) => ({ endsAt: `${day}T12:00:00Z` }));

test("the next ones and the last ones stay in order of date", () => {
  const near = aroundNow(events, new Date("2026-03-15T00:00:00Z"), 1);
  expect(near.map(({ endsAt }) => endsAt.slice(0, 10))).toEqual(["2026-03-01", "2026-04-01"]);
});

test("where there are few, all are near", () => {
  expect(aroundNow(events, new Date("2026-03-15T00:00:00Z"), 6)).toEqual(events);
});
