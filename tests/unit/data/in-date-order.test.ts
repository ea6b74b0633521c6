import { expect, test } from "vitest";
import { inDateOrder } from "../../../data/in-date-order.ts";

const starting = (...starts: string[]) => starts.map((startsAt) => ({ startsAt }));

test("orders entries by their starts in any time zone", () => {
  const earlier = "2027-01-14T23:00:00+01:00";
  const later = "2027-01-14T18:00:00-05:00";
  expect(inDateOrder(starting(later, earlier))).toEqual(starting(earlier, later));
});

test("keeps entries with an invalid start, which the checks report", () => {
  expect(inDateOrder(starting("2027-01-14", "soon", "2027-01-13"))).toHaveLength(3);
});
