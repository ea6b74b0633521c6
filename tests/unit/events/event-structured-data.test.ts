import { expect, test } from "vitest";
import { eventStructuredData } from "../../../src/events/event-structured-data.ts";
import { supper } from "./supper.ts";

const site = { name: "A House", origin: "https://site.example" };
const url = "https://site.example/events/long-supper";

test("an event that people come to names its place, and whether all of them have one", () => {
  expect(eventStructuredData({ ...supper, places: 20 }, { site, url })).toMatchObject({
    "@type": "Event",
    name: "Long Supper",
    startDate: "2027-04-17T17:00:00-04:00",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "The barn", address: "The House, 1 Long Lane, Cold Hollow, NY 12000" },
    maximumAttendeeCapacity: 20,
    performer: { name: "A House" },
    offers: { price: 0, url: `${url}#register` },
  });
});

test("one that is online is joined at its page, and a partner performs", () => {
  const online = { ...supper, attendance: "online", address: undefined } as const;
  const partner = { name: "Rooted", link: "https://rooted.example" };
  expect(eventStructuredData(online, { site, url, partner })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    performer: { name: "Rooted", url: "https://rooted.example" },
  });
});
