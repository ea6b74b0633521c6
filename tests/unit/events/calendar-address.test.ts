import { expect, test } from "vitest";
import { calendarAddress } from "../../../src/events/calendar-address.ts";
import { supper } from "./supper.ts";

const origin = "https://www.example.org";
const meal = { ...supper, address: ["1 Long Lane", "Cold Hollow"] };
const details = `Bring a spoon.\n\n${origin}/events/long-supper`;
const asked = (href: string) => Object.fromEntries(new URL(href).searchParams);

test("passes the event to Google with times in UTC", () => {
  const href = calendarAddress.google(meal, origin);
  expect(href).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
  expect(asked(href)).toEqual({
    action: "TEMPLATE",
    text: "Long Supper",
    dates: "20270417T210000Z/20270418T000000Z",
    details,
    location: "The barn, 1 Long Lane, Cold Hollow",
  });
});

test.each([
  ["outlook", "https://outlook.live.com/calendar/0/deeplink/compose?"],
  ["office", "https://outlook.office.com/calendar/0/deeplink/compose?"],
] as const)("passes the event to the page of %s with times in UTC", (calendar, page) => {
  const href = calendarAddress[calendar](meal, origin);
  expect(href.startsWith(page)).toBe(true);
  expect(asked(href)).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: "Long Supper",
    startdt: "2027-04-17T21:00:00.000Z",
    enddt: "2027-04-18T00:00:00.000Z",
    body: details,
    location: "The barn, 1 Long Lane, Cold Hollow",
  });
});

const words = "Tea & cake? 50% + #1; “yes”\nBring = share";

test.each(["google", "outlook", "office"] as const)("escapes all characters of the text for %s", (name) => {
  const href = calendarAddress[name](
    { ...supper, title: words, description: words, location: words, address: [] },
    origin,
  );
  expect(href).not.toMatch(/[+\s#]/);
  expect(Object.values(asked(href)).filter((value) => value === words)).toHaveLength(2);
  expect(Object.values(asked(href))).toContain(details.replace("Bring a spoon.", words));
});

test.each([
  ["back", "2027-11-07T01:30:00-04:00", "2027-11-07T01:30:00-05:00", "20271107T053000Z/20271107T063000Z"],
  ["forward", "2027-03-14T01:30:00-05:00", "2027-03-14T03:30:00-04:00", "20270314T063000Z/20270314T073000Z"],
])("keeps the duration of an event when clocks go %s", (_, startsAt, endsAt, dates) => {
  const night = { ...supper, startsAt, endsAt };
  expect(asked(calendarAddress.google(night, origin)).dates).toBe(dates);
  const { startdt = "", enddt = "" } = asked(calendarAddress.outlook(night, origin));
  expect([startdt, enddt].map((time) => time.replace(/[-:]|\.\d+/g, "")).join("/")).toBe(dates);
});
