import { expect, test } from "vitest";
import { eventStructuredData } from "../../../src/events/event-structured-data.ts";
import { supper } from "./supper.ts";

const organizer = { "@type": "Organization", name: "A House", url: "https://site.example" } as const;
const image = "https://site.example/social/events/long-supper.png";
const url = "https://site.example/events/long-supper";

test("describes place and capacity of an in-person event", () => {
  expect(eventStructuredData({ ...supper, places: 20 }, { organizer, image, url })).toMatchObject({
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

test("describes the page of an online event and its partner as performer", () => {
  const online = { ...supper, attendance: "online", address: undefined } as const;
  const partner = { name: "Rooted", link: "https://rooted.example" };
  expect(eventStructuredData(online, { organizer, image, url, partner })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    performer: { name: "Rooted", url: "https://rooted.example" },
  });
});

test("describes a canceled event as sold out", () => {
  const off = { ...supper, status: "called off" } as const;
  expect(eventStructuredData(off, { organizer, image, url })).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    offers: { availability: "https://schema.org/SoldOut" },
  });
});
