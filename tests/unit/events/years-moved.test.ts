import { expect, test } from "vitest";
import { withYearsMoved } from "../../../src/events/years-moved.ts";

test("an event has been moved by the years that it lies later than it is written", () => {
  const written = [
    { slug: "supper", startsAt: "2026-12-12T14:00:00-05:00" },
    { slug: "walk", startsAt: "2027-04-17T10:00:00-04:00" },
  ];
  const [walk, supper] = [
    { slug: "walk", startsAt: "2027-04-17T10:00:00-04:00" },
    { slug: "supper", startsAt: "2028-12-09T14:00:00-05:00" },
  ];
  expect(withYearsMoved([walk, supper], written).map(({ slug, yearsMoved }) => [slug, yearsMoved])).toEqual([
    ["walk", 0],
    ["supper", 2],
  ]);
});
