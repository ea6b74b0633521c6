import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDigest } from "../../../../server/mail/digest.ts";

const hour = 60 * 60_000;
/** Saturday, 2:30 a.m. in New York. */
const night = Date.UTC(2026, 10, 21, 7, 30);

beforeEach(() => void vi.useFakeTimers({ now: night }));
afterEach(() => void vi.useRealTimers());

function kept(announceDead: () => Promise<boolean>, staffAddress: string | undefined = "office@example.org") {
  const store = { announceDead: vi.fn(announceDead) };
  const [log, wake] = [vi.fn(), vi.fn()];
  return { store, log, wake, ...keepDigest({ store, staffAddress, now: Date.now, log, wake }) };
}

test("notifies staff each morning and sends the mail immediately", async () => {
  const { store, wake, stop } = kept(async () => true);
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
  const quiet = kept(async () => false);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(quiet.store.announceDead).toHaveBeenCalledOnce();
  expect(quiet.wake).not.toHaveBeenCalled();
  const nobody = kept(async () => true, "");
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(nobody.store.announceDead).not.toHaveBeenCalled();
  await Promise.all([quiet.stop(), nobody.stop()]);
});

test("logs only the kind of a store failure and retries the next morning", async () => {
  const { store, log, stop } = kept(async () => {
    throw new TypeError("ama@example.org");
  });
  await vi.advanceTimersByTimeAsync(30 * hour);
  expect(log).toHaveBeenCalledWith({ level: "warn", event: "digest failed", error: "TypeError" });
  expect(store.announceDead).toHaveBeenCalledTimes(2);
  await stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(store.announceDead).toHaveBeenCalledTimes(2);
});
