import { expect, test } from "vitest";
import { events } from "../../../data/events.ts";
import { type FormName, formNames } from "../../../data/forms/every-form.ts";
import { expiryAt } from "../../../server/retention.ts";
import { isExpired } from "../../../server/store/submission.ts";
import { candidate } from "./store/candidate.ts";

const day = 24 * 60 * 60_000;
const retention = { received: 90, quarantined: 30 };

const waiting = ["waitlist", "equity-seat", "donation", "pay-it-forward", "tell-me"] as const;

test("converts days to expiration times, with other periods for some forms", () => {
  const expiry = expiryAt(retention, 1_000 * day);
  expect(expiry).toMatchObject({ received: 910 * day, quarantined: 970 * day });
  expect(expiry.forms).toEqual({
    "quiz-results": 970 * day,
    newsletter: 970 * day,
    ...Object.fromEntries(waiting.map((form) => [form, 635 * day])),
  });
});

test("keeps forms of people who wait longer than a shorter period of staff, and others only as long", () => {
  const { forms } = expiryAt({ received: 10, quarantined: 5 }, 1_000 * day);
  expect(forms.waitlist).toBe(635 * day);
  expect(forms.newsletter).toBe(990 * day);
});

test("keeps a registration until its event ends or its period expires", () => {
  const [event = { slug: "", endsAt: "" }] = events;
  const ends = Date.parse(event.endsAt);
  const sent = { form: "event-registration", state: "received", fields: { event: event.slug } } as const;
  const isKept = (now: number, daysAgo: number) =>
    !isExpired(candidate({ ...sent, receivedAt: now - daysAgo * day }), expiryAt(retention, now, events));
  expect(isKept(ends - 1, 300)).toBe(true);
  expect(isKept(ends + 1, 300)).toBe(false);
  expect(isKept(ends + 1, 89)).toBe(true);
});

test("keeps no form longer than a year if somebody waits, or else than the usual period, and spam never", () => {
  const expiry = expiryAt(retention, 1_000 * day);
  const isOver = (form: FormName, state: "received" | "quarantined", receivedAt: number) =>
    isExpired(candidate({ form, state, fields: {}, receivedAt }), expiry);
  for (const form of formNames) {
    const isWaiting = (waiting as readonly string[]).includes(form);
    expect(isOver(form, "received", 910 * day - 1), form).toBe(!isWaiting);
    expect(isOver(form, "received", 635 * day - 1), form).toBe(true);
    expect(isOver(form, "quarantined", 970 * day - 1), form).toBe(true);
  }
});
