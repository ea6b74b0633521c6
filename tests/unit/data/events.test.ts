import { expect, test } from "vitest";
import { events, recentEvents } from "../../../data/events.ts";
import { eventRegistration } from "../../../data/forms/event-registration.ts";
import { contact } from "../../../data/site.ts";

test("gives upcoming and past events unique slugs", () => {
  const slugs = [...events, ...recentEvents].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("offers a phone number to cancel a registration, because email may not arrive", () => {
  expect(eventRegistration.sent.text).toContain(contact.phone.label);
});
