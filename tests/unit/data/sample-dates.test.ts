import { expect, test } from "vitest";
import { collections } from "../../../data/checks/collections.ts";
import { mistakesIn } from "../../../data/checks/mistakes.ts";
import { eventsAt, type PublicEvent, recentEventsAt } from "../../../data/events.ts";
import { gatheringsAt } from "../../../data/homestead.ts";
import { aheadOf, behind, closedAhead, yearsAhead } from "../../../data/sample-dates.ts";

const supper = {
  startsAt: "2027-03-13T10:00:00-05:00",
  endsAt: "2027-03-13T12:00:00-05:00",
  timeZone: "America/New_York",
  placeholder: true,
};

const screening = { date: "2026-10-24", placeholder: true };

test("moves a past sample to the same weekday, season, and time", () => {
  expect(aheadOf([supper], new Date("2027-03-13T11:59:59-05:00"))).toEqual([supper]);
  // Daylight saving time starts on March 12 in 2028.
  expect(aheadOf([supper], new Date("2027-03-13T12:00:00-05:00"))).toEqual([
    { ...supper, startsAt: "2028-03-11T10:00:00-05:00", endsAt: "2028-03-11T12:00:00-05:00" },
  ]);
  expect(aheadOf([supper], new Date("2029-01-01T00:00:00Z"))[0]?.startsAt).toBe("2029-03-10T10:00:00-05:00");
});

test("uses the UTC offset of the new day", () => {
  const ofSpring = { ...supper, startsAt: "2026-03-14T10:00:00-04:00", endsAt: "2026-03-14T12:00:00-04:00" };
  expect(aheadOf([ofSpring], new Date("2026-06-01T00:00:00Z"))[0]?.startsAt).toBe("2027-03-13T10:00:00-05:00");
});

test("repeats a sample's changes each year from their dates", () => {
  const changes = [{ on: "2026-11-16", text: "It begins at 8:00." }];
  const changed = { ...supper, changes };
  const changesAt = (builtAt: string, item = changed) => aheadOf([item], new Date(builtAt))[0]?.changes;
  expect(changesAt("2026-11-20T12:00:00Z")).toEqual(changes);
  expect(changesAt("2027-10-01T12:00:00Z")).toEqual([]);
  expect(changesAt("2028-01-01T12:00:00Z")).toEqual([{ on: "2027-11-15", text: "It begins at 8:00." }]);
  expect(changesAt("2028-01-01T12:00:00Z", { ...changed, placeholder: false })).toEqual(changes);
});

test("keeps the season across decades", () => {
  const [later] = aheadOf([supper], new Date("2066-06-01T00:00:00Z"));
  expect(later?.startsAt).toMatch(/^2067-03-1[0-6]T10:00:00/);
  expect(new Date(later?.startsAt ?? "").getUTCDay()).toBe(6);
});

test("sorts moved events by date", () => {
  const later = { ...supper, startsAt: "2027-04-17T10:00:00-04:00", endsAt: "2027-04-17T12:00:00-04:00" };
  const moved = aheadOf([supper, later], new Date("2027-03-20T00:00:00Z")).map(({ startsAt }) => startsAt);
  expect(moved).toEqual(["2027-04-17T10:00:00-04:00", "2028-03-11T10:00:00-05:00"]);
});

test("moves past samples to their latest dates, newest first", () => {
  const earlier = { date: "2026-09-19", placeholder: true };
  expect(behind([screening, earlier], new Date("2026-11-22T12:00:00Z"))).toEqual([screening, earlier]);
  expect(behind([screening, earlier], new Date("2027-10-01T12:00:00Z"))).toEqual([
    { date: "2027-09-18", placeholder: true },
    screening,
  ]);
});

test("keeps real dates unchanged", () => {
  const real = { ...supper, placeholder: false };
  expect(aheadOf([real], new Date("2031-01-01T00:00:00Z"))).toEqual([real]);
  const held = { ...screening, placeholder: false };
  expect(behind([held], new Date("2031-01-01T00:00:00Z"))).toEqual([held]);
});

test("repeats sample holidays on the same weekdays after they end", () => {
  const thanksgiving = { from: "2026-11-26", to: "2026-11-27", placeholder: true };
  const closedAt = (builtAt: string, item = thanksgiving) => closedAhead([item], new Date(builtAt));
  expect(closedAt("2026-11-27T12:00:00Z")).toEqual([thanksgiving]);
  expect(closedAt("2026-11-28T12:00:00Z")).toEqual([{ ...thanksgiving, from: "2027-11-25", to: "2027-11-26" }]);
  expect(closedAt("2028-01-01T12:00:00Z")).toEqual([{ ...thanksgiving, from: "2028-11-23", to: "2028-11-24" }]);
  const written = { ...thanksgiving, placeholder: false };
  expect(closedAt("2028-01-01T12:00:00Z", written)).toEqual([written]);
});

test("yearsAhead(lastDay, timeZone, builtAt) counts years until the day is in the future", () => {
  const years = (builtAt: string) => yearsAhead("2025-12-31", "America/New_York", new Date(builtAt));
  expect(years("2025-12-31T23:59:59-05:00")).toBe(0);
  expect(years("2026-01-01T00:00:00-05:00")).toBe(1);
  expect(years("2029-11-05T00:00:00Z")).toBe(4);
});

test.each(["2026-11-22", "2027-01-01", "2027-03-14", "2028-02-29", "2028-10-01", "2041-07-04"])(
  "on %s sorts all samples at valid times before or after the build date",
  (day) => {
    const builtAt = new Date(`${day}T12:00:00Z`);
    const events = eventsAt(builtAt);
    const recent = recentEventsAt(builtAt);
    const gatherings = gatheringsAt(builtAt);
    expect(mistakesIn({ ...collections.events, entries: events })).toEqual([]);
    expect(mistakesIn({ ...collections.gatherings, entries: gatherings })).toEqual([]);
    expect(mistakesIn({ ...collections.recentEvents, entries: recent })).toEqual([]);
    for (const { endsAt } of [...events, ...gatherings].filter(isSample))
      expect(Date.parse(endsAt)).toBeGreaterThan(builtAt.getTime());
    for (const { date } of recent.filter(isSample)) expect(date < day).toBe(true);
  },
);

function isSample({ placeholder }: Pick<PublicEvent, "placeholder">): boolean {
  return placeholder;
}
