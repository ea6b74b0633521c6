import { expect, test } from "vitest";
import {
  eventMistakes,
  eventSeriesMistakes,
  gatheringMistakes,
  recentEventMistakes,
} from "../../../../data/checks/events.ts";
import type { PublicEvent, RecentEvent } from "../../../../data/events.ts";
import type { Gathering } from "../../../../data/homestead.ts";

const supper = {
  slug: "long-supper",
  title: "Long Supper",
  startsAt: "2026-12-12T14:00:00-05:00",
  endsAt: "2026-12-12T17:00:00-05:00",
  timeZone: "America/New_York",
  location: "The barn",
  type: "Workshop",
  description: "We eat.",
  attendance: "in person",
  address: ["The House", "1 Long Lane", "Cold Hollow, NY 12000"],
  access: ["No steps."],
  bring: ["A spoon"],
  hosts: "The kitchen crew.",
  announced: "2026-11-01",
  status: "upcoming",
  placeholder: true,
} as const satisfies PublicEvent;

const series = [{ key: "long-suppers", title: "Long suppers", text: "Slow." }];

const changed = (change: object) => eventMistakes([{ ...supper, ...change } as PublicEvent], series).join("\n");

test("accepts a valid event", () => {
  expect(eventMistakes([supper], series)).toEqual([]);
});

test.each([
  [{ slug: "long supper" }, "data/events.ts, 'long supper', slug: 'long supper' cannot stand in an address"],
  [
    { startsAt: "2026-02-31T14:00:00-05:00" },
    "startsAt: '2026-02-31T14:00:00-05:00' is no moment that exists; write day, time",
  ],
  [{ startsAt: "2026-13-45T14:00:00-05:00" }, "is no moment that exists"],
  [{ startsAt: "2026-12-12T25:00:00-05:00" }, "is no moment that exists"],
  [{ startsAt: "2026-12-12" }, "is no moment that exists"],
  [{ endsAt: "2026-12-12T13:00:00-05:00" }, "endsAt: '2026-12-12T13:00:00-05:00' is not after 'startsAt'"],
  [{ endsAt: "2026-12-12T17:00:00-04:00" }, "does not end in the distance from UTC that its zone has on that day"],
  [{ timeZone: "Eastern" }, "timeZone: 'Eastern' is no time zone; write its IANA name"],
  [{ location: "" }, "location: '' is no text"],
  [{ type: "Party" }, "type: 'Party' is not one of the list; write one of Community Event, Workshop"],
  [{ status: "called off" }, "'long-supper', changes: is empty though the event is called off; add a line that says"],
  [{ status: "soon" }, "status: 'soon' is not one of the list"],
  [{ description: "" }, "description: '' is no text"],
  [{ startsAt: 20261212 }, "startsAt: 20261212 is no moment that exists"],
  [{ title: "" }, "title: '' is no text"],
  [{ title: "A".repeat(71) }, "is longer than 70 characters; shorten it"],
  [{ attendance: "hybrid" }, "attendance: 'hybrid' is not one of the list; write one of in person, online"],
  [
    { address: undefined },
    "address: nothing does not go with how people take part; give an event that is held in person",
  ],
  [
    { attendance: "online" },
    'address: ["The House","1 Long Lane","Cold Hollow, NY 12000"] does not go with how people',
  ],
  [{ access: [] }, "access: [] is no list of texts; write at least one"],
  [{ bring: ["A spoon", ""] }, 'bring: ["A spoon",""] is no list of texts'],
  [{ hosts: 7 }, "hosts: 7 is no text"],
  [{ partner: "nobody" }, "partner: 'nobody' is not one of the list"],
  [{ places: 0 }, "places: 0 is no number of places; write a whole number from 1 on, or leave the line out"],
  [{ places: "20" }, "places: '20' is no number of places"],
  [{ series: "suppers" }, "data/events.ts, 'long-supper', series: 'suppers' is no series; write one of long-suppers"],
  [{ announced: "2026-02-31" }, "announced: '2026-02-31' is no day of the calendar"],
  [
    { changes: [{ on: "2026-10-31", text: "Later." }] },
    "'long-supper', changes: '2026-10-31' is earlier than '2026-11-01'; put the latest last",
  ],
  [
    { changes: [{ on: "2026-11-02", what: "Later." }] },
    "'what' is not a field of a change we know; write one of on, text",
  ],
  [{ placeholder: "yes" }, "placeholder: 'yes' is neither true nor false; write true for sample content"],
  [{ staus: "upcoming" }, "data/events.ts, 'long-supper': 'staus' is not a field we know; write one of slug, title"],
])("rejects %o with a fix", (change, message) => {
  expect(changed(change)).toContain(message);
});

test("accepts the UTC offset of daylight saving time", () => {
  expect(changed({ startsAt: "2027-04-17T10:00:00-04:00", endsAt: "2027-04-17T12:00:00-04:00" })).toBe("");
});

test("requires events in date order with unique slugs", () => {
  const earlier = { ...supper, startsAt: "2026-12-11T14:00:00-05:00" };
  expect(eventMistakes([supper, earlier], series)).toEqual([
    expect.stringContaining("startsAt: '2026-12-11T14:00:00-05:00' is earlier than the entry above it; move the entry"),
    expect.stringContaining("slug: 'long-supper' appears twice"),
    expect.stringContaining("title: 'Long Supper' appears twice"),
  ]);
});

test("checks event series", () => {
  expect(eventSeriesMistakes(series)).toEqual([]);
  expect(eventSeriesMistakes([...series, { key: "long-suppers", title: "", text: "Slow." }])).toEqual([
    expect.stringContaining("data/events.ts, 'long-suppers', title: '' is no text"),
    expect.stringContaining("key: 'long-suppers' appears twice"),
  ]);
});

test.each(["2026-02-31", "2026-13-45", "Oct 24", "2026-1-5"])("rejects '%s' as the date of a recent event", (date) => {
  const recent: RecentEvent = {
    slug: "screening",
    title: "Screening",
    date,
    partner: "the-lantern-room",
    description: "We watched.",
    placeholder: true,
  };
  expect(recentEventMistakes([recent])).toEqual([
    `data/events.ts, 'screening', date: '${date}' is no day of the calendar; write year-month-day, like 2026-01-31`,
  ]);
  expect(recentEventMistakes([{ ...recent, date: "2028-02-29" }])).toEqual([]);
  const mistyped = { ...recent, date: 2028, partner: "nobody", held: true } as unknown as RecentEvent;
  expect(recentEventMistakes([mistyped])).toEqual([
    expect.stringContaining("date: 2028 is no day of the calendar"),
    expect.stringContaining("partner: 'nobody' is not one of the list; write one of hearthlight-parents-circle"),
    expect.stringContaining("'screening': 'held' is not a field we know; write one of slug, title"),
  ]);
});

test("checks gatherings on the land by the same rules", () => {
  const { slug, title, startsAt, endsAt, timeZone, location } = supper;
  const link = { label: "Come", to: "/contact" };
  const fire: Gathering = {
    slug,
    title,
    startsAt,
    endsAt,
    timeZone,
    location,
    text: "A fire.",
    link,
    placeholder: true,
  };
  expect(gatheringMistakes([fire])).toEqual([]);
  expect(gatheringMistakes([{ ...fire, endsAt: startsAt }])).toEqual([
    expect.stringMatching(/^data\/homestead\.ts, 'long-supper', endsAt: .* is not after 'startsAt'/),
  ]);
  const mistyped = {
    ...fire,
    link: { label: "Come", to: "contact" },
    text: 1,
    type: "Workshop",
  } as unknown as Gathering;
  expect(gatheringMistakes([mistyped])).toEqual([
    expect.stringContaining("data/homestead.ts, 'long-supper', text: 1 is no text"),
    expect.stringContaining("to: 'contact' is no link; begin with '/'"),
    expect.stringContaining("'long-supper': 'type' is not a field we know"),
  ]);
});
