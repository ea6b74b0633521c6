import { expect, test } from "vitest";
import { collections } from "../../../../data/checks/collections.ts";
import { mistakesIn } from "../../../../data/checks/mistakes.ts";
import { supper as dated } from "../../events/supper.ts";

const supper = { ...dated, startsAt: "2026-12-12T14:00:00-05:00", endsAt: "2026-12-12T17:00:00-05:00" };

const mistakesOf = (...entries: object[]) => mistakesIn({ ...collections.events, entries });

const changed = (change: object) => mistakesOf({ ...supper, ...change }).join("\n");

test("accepts a valid event", () => {
  expect(mistakesOf(supper)).toEqual([]);
});

test.each([
  [
    { startsAt: "2026-02-31T14:00:00-05:00" },
    "startsAt: '2026-02-31T14:00:00-05:00' is not a valid date and time; write day, time",
  ],
  [{ startsAt: "2026-13-45T14:00:00-05:00" }, "is not a valid date and time"],
  [{ startsAt: "2026-12-12T25:00:00-05:00" }, "is not a valid date and time"],
  [{ startsAt: "2026-12-12" }, "is not a valid date and time"],
  [{ endsAt: "2026-12-12T13:00:00-05:00" }, "endsAt: '2026-12-12T13:00:00-05:00' is not after 'startsAt'"],
  [{ endsAt: "2026-12-12T17:00:00-04:00" }, "does not end in the distance from UTC that its zone has on that day"],
  [{ timeZone: "Eastern" }, "timeZone: 'Eastern' is not a time zone; write its IANA name"],
  [
    { status: "called off" },
    "'long-supper', changes: nothing is empty though the event is called off; add a line that says",
  ],
  [
    { address: undefined },
    "address: nothing does not match how people take part; give an event that is held in person",
  ],
  [{ attendance: "online" }, 'address: ["The House","1 Long Lane","Cold Hollow, NY 12000"] does not match how people'],
  [{ partner: "nobody" }, "partner: 'nobody' is not one of the list"],
  [{ seats: 0 }, "seats: 0 is not a valid number of seats; write a whole number, 1 or more, or leave the line out"],
  [{ seats: "20" }, "seats: '20' is not a valid number of seats"],
  [
    { series: "suppers" },
    "data/events.ts, 'long-supper', series: 'suppers' is not one of the list; write one of ground-and-breath",
  ],
  [
    { announced: "2999-01-31", placeholder: false },
    "announced: '2999-01-31' is in the future, but the event would be published at once; write the day it is published, and keep it out of this list until then",
  ],
  [{ announced: "2026-02-31" }, "announced: '2026-02-31' is not a valid date"],
  [
    { changes: [{ on: "2026-10-31", text: "Later." }] },
    "is not in date order from 'announced' on; put the latest last",
  ],
  [
    { changes: [{ on: "2026-11-02", what: "Later." }] },
    "'what' is not a field of a change we know; write one of on, text",
  ],
])("rejects %o with a fix", (change, message) => {
  expect(changed(change)).toContain(message);
});

test("accepts a sample that is announced later", () => {
  expect(changed({ announced: "2999-01-31", placeholder: true })).toBe("");
});

test("accepts the UTC offset of daylight saving time", () => {
  expect(changed({ startsAt: "2027-04-17T10:00:00-04:00", endsAt: "2027-04-17T12:00:00-04:00" })).toBe("");
});

test("requires events with unique slugs", () => {
  expect(mistakesOf(supper, supper)).toEqual([
    expect.stringContaining("slug: 'long-supper' appears twice"),
    expect.stringContaining("title: 'Long Supper' appears twice"),
  ]);
});
