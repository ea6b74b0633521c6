import { expect, test } from "vitest";
import { events } from "../../../data/events.ts";
import { formNames } from "../../../data/forms/every-form.ts";
import { expiryAt } from "../../../server/retention.ts";
import { isExpired } from "../../../server/store/submission.ts";
import { candidate } from "./store/candidate.ts";

const day = 24 * 60 * 60_000;
const retention = { received: 90, quarantined: 30 };

test("converts days to expiration times, with shorter periods for some forms", () => {
  const expiry = expiryAt(retention, 1_000 * day);
  expect(expiry).toMatchObject({ received: 910 * day, quarantined: 970 * day });
  expect(expiry.forms).toEqual({ "quiz-results": 970 * day, newsletter: 970 * day });
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

test("keeps no form longer than the usual period", () => {
  const expiry = expiryAt(retention, 1_000 * day);
  for (const form of formNames)
    for (const state of ["received", "quarantined"] as const)
      expect(isExpired(candidate({ form, state, fields: {}, receivedAt: 910 * day - 1 }), expiry)).toBe(true);
});
