import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { events } from "../../../data/events.ts";
import { formNames } from "../../../data/forms/every-form.ts";
import { expiryAt, keepRetention } from "../../../server/retention.ts";
import { isExpired } from "../../../server/store/submission.ts";
import { candidate } from "./store/candidate.ts";

const day = 24 * 60 * 60_000;
const minute = 60_000;
const retention = { received: 90, quarantined: 30 };

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * day }));
afterEach(() => void vi.useRealTimers());

function kept(purge: (expiry: unknown, signal: AbortSignal) => Promise<number>, unreadable = 0) {
  const store = {
    purge: vi.fn(purge),
    summary: async () => ({ submissions: 0, mail: { waiting: 0, sent: 0, dead: 0 } }),
    noteRun: vi.fn(async () => {}),
    all: async function* () {},
    unreadable: async () => unreadable,
    forgetSenders: vi.fn(async () => {}),
    expireSeats: vi.fn(async () => 0),
  };
  const [log, alarm] = [vi.fn(), vi.fn(async () => {})];
  return { store, log, alarm, ...keepRetention({ store, retention, now: Date.now, log, alarm }) };
}

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

test("purges a minute after the start and then once a day", async () => {
  const { store, log, stop } = kept(async () => 2);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(store.purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith(
    expiryAt(retention, 1_000 * day + minute),
    expect.any(AbortSignal),
  );
  expect(log).toHaveBeenCalledWith({ level: "info", event: "purged", submissions: 2 });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(store.purge).toHaveBeenCalledTimes(3);
  await stop();
});

test("reports a failed purge without its message to a person, and retries the next day", async () => {
  const { store, log, alarm, problems, stop } = kept(async () => {
    throw new TypeError("ama@example.org");
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).toHaveBeenCalledExactlyOnceWith({ level: "error", event: "purge failed", error: "TypeError" });
  expect(problems()).toEqual(["purge failed (TypeError)"]);
  expect(alarm).toHaveBeenCalledExactlyOnceWith(problems());
  store.purge.mockResolvedValue(0);
  await vi.advanceTimersByTimeAsync(day);
  expect(store.purge).toHaveBeenCalledTimes(2);
  expect(problems()).toEqual([]);
  expect(alarm).toHaveBeenCalledTimes(1);
  await stop();
});

test("reports submissions that no key decrypts, and purges the others", async () => {
  const { store, log, problems, stop } = kept(async () => 0, 2);
  await vi.advanceTimersByTimeAsync(minute);
  expect(store.noteRun).toHaveBeenCalledWith("purge", 1_000 * day + minute);
  expect(problems()).toEqual(["2 rows cannot be decrypted. 'inbox list' marks them."]);
  expect(log).toHaveBeenCalledWith({ level: "error", event: "unreadable rows", problem: problems()[0] });
  await stop();
});

test("forgets senders within half an hour", async () => {
  const { store, stop } = kept(async () => 0);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(store.forgetSenders).toHaveBeenCalledExactlyOnceWith(1_000 * day - 10 * minute);
  await stop();
});

test("cancels and awaits a running purge on stop and starts no other", async () => {
  let finish = (_count: number) => {};
  const { store, stop } = kept(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(minute);
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(day);
  expect(store.purge.mock.lastCall?.[1].aborted).toBe(true);
  expect(hasStopped).toBe(false);
  finish(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(store.purge).toHaveBeenCalledTimes(1);
});

test("doesn't keep the process alive", () => {
  vi.useRealTimers();
  const timers = vi.spyOn(globalThis, "setTimeout");
  kept(async () => 0);
  expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
});
