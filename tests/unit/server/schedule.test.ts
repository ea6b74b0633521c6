import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expiryAt } from "../../../server/retention.ts";
import { keepSchedule } from "../../../server/schedule.ts";
import { candidate } from "./store/candidate.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const retention = { received: 90, quarantined: 30 };

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * day }));
afterEach(() => void vi.useRealTimers());

function kept(
  purge: (expiry: unknown, options: { signal?: AbortSignal }) => Promise<number>,
  { unreadable = 0, announceDead = async () => false, staffAddress = "office@example.org", lastPurge = NaN } = {},
) {
  const store = {
    purge: vi.fn(purge),
    summary: async () => ({
      submissions: 1,
      quarantined: 0,
      mail: { waiting: 0, sent: 0, dead: 0 },
      ...(lastPurge ? { purge: lastPurge } : {}),
    }),
    noteRun: vi.fn(async () => {}),
    all: async function* () {
      if (lastPurge) yield candidate({ receivedAt: 0 });
    },
    unreadable: async () => unreadable,
    forgetSenders: vi.fn(async () => {}),
    expireSeats: vi.fn(async (_now: number) => 0),
    announceDead: vi.fn(announceDead),
  };
  const [log, wake, alarm] = [vi.fn(), vi.fn(), vi.fn(async () => {})];
  const schedule = keepSchedule({ store, retention, staffAddress, now: Date.now, log, wake, alarm });
  return { store, log, wake, alarm, ...schedule };
}

test("purges a minute after the start and then once a day", async () => {
  const { store, log, stop } = kept(async () => 2);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(store.purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith(expiryAt(retention, 1_000 * day + minute), {
    signal: expect.any(AbortSignal),
  });
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

test("deletes little after the clock has leapt, and tells a person", async () => {
  const { store, log, alarm, problems, stop } = kept(async () => 1, { lastPurge: 600 * day });
  await vi.advanceTimersByTimeAsync(minute);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    signal: expect.any(AbortSignal),
    most: { received: 1, quarantined: 0 },
  });
  expect(store.noteRun).toHaveBeenCalledExactlyOnceWith("cautious purge", 1_000 * day + minute);
  expect(problems()).toEqual([expect.stringMatching(/^The last purge was 400 days ago\. /)]);
  expect(log).toHaveBeenCalledWith({ level: "error", event: "purge failed", problem: problems()[0] });
  expect(alarm).toHaveBeenCalledExactlyOnceWith(problems());
  await stop();
});

test("tells a person within an hour about a failed backup, and daily until one succeeds", async () => {
  const { store, alarm, problems, stop } = kept(async () => 0);
  const runs = { "failed backup": 1_000 * day + 10 * minute, backup: 999.8 * day };
  const summary = await store.summary();
  store.summary = async () => ({ ...summary, ...runs });
  await vi.advanceTimersByTimeAsync(hour);
  expect(problems()).toEqual(["The backup of 1972-09-26 20:10 failed. Run 'inbox backup'."]);
  expect(alarm).toHaveBeenCalledExactlyOnceWith(problems());
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(alarm).toHaveBeenCalledTimes(2);
  runs.backup = 1_001.1 * day;
  await vi.advanceTimersByTimeAsync(hour);
  expect(problems()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(problems()).toEqual(["The last backup was on 1972-09-27 22:24. Run 'inbox backup'."]);
  await stop();
});

test("gives up held seats every minute", async () => {
  const { store, stop } = kept(async () => 0);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(store.expireSeats.mock.calls).toEqual([1, 2, 3].map((count) => [1_000 * day + count * minute]));
  await stop();
});

test("reports submissions that no key decrypts, and purges the others", async () => {
  const { store, log, problems, stop } = kept(async () => 0, { unreadable: 2 });
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
  expect(store.purge.mock.lastCall?.[1].signal?.aborted).toBe(true);
  expect(hasStopped).toBe(false);
  finish(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(store.purge).toHaveBeenCalledTimes(1);
});

/** Saturday, 2:30 a.m. in New York. */
const night = Date.UTC(2026, 10, 21, 7, 30);

describe("a digest of dead mail", () => {
  beforeEach(() => void vi.setSystemTime(night));

  test("notifies staff each morning and sends the mail immediately", async () => {
    const { store, wake, stop } = kept(async () => 0, { announceDead: async () => true });
    await vi.advanceTimersByTimeAsync(5 * hour);
    expect(store.announceDead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(hour);
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(store.announceDead).toHaveBeenCalledExactlyOnceWith({ id, to: "office@example.org", now: night + 6 * hour });
    expect(wake).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(store.announceDead).toHaveBeenCalledTimes(3);
    await stop();
  });

  test("sends nothing without dead mail or without a staff address", async () => {
    const quiet = kept(async () => 0);
    const nobody = kept(async () => 0, { announceDead: async () => true, staffAddress: "" });
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(quiet.store.announceDead).toHaveBeenCalledOnce();
    expect(quiet.wake).not.toHaveBeenCalled();
    expect(nobody.store.announceDead).not.toHaveBeenCalled();
    await Promise.all([quiet.stop(), nobody.stop()]);
  });

  test("logs only the kind of a store failure and retries the next morning", async () => {
    const { store, log, stop } = kept(async () => 0, {
      announceDead: async () => {
        throw new TypeError("ama@example.org");
      },
    });
    await vi.advanceTimersByTimeAsync(30 * hour);
    expect(log).toHaveBeenCalledWith({ level: "error", event: "digest failed", error: "TypeError" });
    expect(store.announceDead).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(store.announceDead).toHaveBeenCalledTimes(2);
  });
});

test("doesn't keep the process alive", () => {
  vi.useRealTimers();
  const timers = vi.spyOn(globalThis, "setTimeout");
  kept(async () => 0);
  expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
});
