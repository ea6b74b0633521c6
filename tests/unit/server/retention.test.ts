// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRetention, keptSince } from "../../../server/retention.ts";

const day = 24 * 60 * 60_000;
const minute = 60_000;
const retention = { received: 365, quarantined: 30 };

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * day }));
afterEach(() => void vi.useRealTimers());

function kept(purge: () => Promise<number>) {
  const store = { purge: vi.fn(purge) };
  const log = vi.fn();
  return { store, log, ...keepRetention({ store, retention, now: Date.now, log }) };
}

test("days become the time before which nothing is kept", () => {
  expect(keptSince(retention, 1_000 * day)).toEqual({ received: 635 * day, quarantined: 970 * day });
});

test("purges a minute after the start and then once a day", async () => {
  const { store, log, stop } = kept(async () => 2);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(store.purge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.purge).toHaveBeenCalledExactlyOnceWith({
    received: 635 * day + minute,
    quarantined: 970 * day + minute,
  });
  expect(log).toHaveBeenCalledWith({ level: "info", event: "purged", submissions: 2 });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(store.purge).toHaveBeenCalledTimes(3);
  await stop();
});

test("a purge that fails is logged by its kind alone, and tried again the next day", async () => {
  const { store, log, stop } = kept(async () => {
    throw new TypeError("ama@example.org");
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).toHaveBeenCalledExactlyOnceWith({ level: "warn", event: "purge failed", error: "TypeError" });
  await vi.advanceTimersByTimeAsync(day);
  expect(store.purge).toHaveBeenCalledTimes(2);
  await stop();
});

test("stopping waits for a purge that has begun, and none comes after it", async () => {
  let finish = (_count: number) => {};
  const { store, stop } = kept(() => new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(minute);
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(day);
  expect(hasStopped).toBe(false);
  finish(0);
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(store.purge).toHaveBeenCalledTimes(1);
});

test("keeps no process alive", () => {
  vi.useRealTimers();
  const timers = vi.spyOn(globalThis, "setTimeout");
  kept(async () => 0);
  expect(timers.mock.results[0]?.value.hasRef()).toBe(false);
});
