import { expect, test } from "vitest";
import { collections } from "../../../data/checks/collections.ts";
import { mistakesIn } from "../../../data/checks/mistakes.ts";
import { eventsAt, recentEventsAt } from "../../../data/events.ts";
import { gatheringsAt } from "../../../data/homestead.ts";
import { closuresAt } from "../../../data/office-hours.ts";
import { saturday, sunday, timeFromBuild } from "../../../data/sample-dates.ts";

const isSample = ({ placeholder }: { placeholder: boolean }) => placeholder;

test("uses the UTC offset of the sample's day", () => {
  const builtAt = new Date("2027-03-10T12:00:00Z");
  expect(timeFromBuild(builtAt, 3, saturday, "10:00")).toBe("2027-03-13T10:00:00-05:00");
  expect(timeFromBuild(builtAt, 3, sunday, "10:00")).toBe("2027-03-14T10:00:00-04:00");
});

test.each(["2026-11-22", "2027-01-01", "2027-03-14", "2028-02-29", "2041-07-04"])(
  "on %s sorts all samples at valid times before or after the build date",
  (day) => {
    const builtAt = new Date(`${day}T12:00:00Z`);
    const events = eventsAt(builtAt).filter(isSample);
    const recent = recentEventsAt(builtAt).filter(isSample);
    const gatherings = gatheringsAt(builtAt).filter(isSample);
    expect([
      ...mistakesIn({ ...collections.events, entries: events }),
      ...mistakesIn({ ...collections.gatherings, entries: gatherings }),
      ...mistakesIn({ ...collections.recentEvents, entries: recent }),
      ...mistakesIn({ ...collections.closures, entries: closuresAt(builtAt).filter(isSample) }),
    ]).toEqual([]);
    for (const { endsAt } of [...events, ...gatherings]) expect(Date.parse(endsAt)).toBeGreaterThan(builtAt.getTime());
    for (const { date } of recent) expect(date < day).toBe(true);
  },
);
