import { expect, test } from "vitest";
import { withEarlierRevisions } from "../../../src/events/earlier-revisions.ts";

const supper = { slug: "supper", startsAt: "2026-12-12T14:00:00-05:00" };
const walk = { slug: "walk", startsAt: "2027-04-17T10:00:00-04:00" };
const revisionsOf = (event: typeof supper, written: Parameters<typeof withEarlierRevisions>[1]) =>
  withEarlierRevisions([event], written)[0]?.earlierRevisions;

test("counts each moved year as a revision", () => {
  expect(revisionsOf(walk, [supper, walk])).toBe(0);
  expect(revisionsOf({ ...supper, startsAt: "2028-12-09T14:00:00-05:00" }, [supper, walk])).toBe(2);
});

test("never repeats a revision number across years", () => {
  const written = { ...supper, changes: [{ on: "2026-11-16", text: "It begins at two." }] };
  const numbers = [2026, 2027, 2028].flatMap((year) => {
    const earlier = revisionsOf({ ...supper, startsAt: `${year}-12-12T14:00:00-05:00` }, [written]) ?? 0;
    return [earlier, earlier + written.changes.length];
  });
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5]);
});
