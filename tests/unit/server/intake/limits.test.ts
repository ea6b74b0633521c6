import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { mailLimit } from "../../../../server/intake/mail-limit.ts";
import { type Counted, rateLimit } from "../../../../server/intake/rate-limit.ts";

afterEach(() => void vi.useRealTimers());

const period = 600_000;
const alone = (name: string): Counted[] => [{ name, share: 1 }];

test("never exceeds the limit and admits senders that wait as instructed", () => {
  const pauses = fc.array(fc.integer({ min: 0, max: period / 2 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), pauses, (limit, waits) => {
      let now = 1_000_000;
      const { count } = rateLimit({ limit, period, names: 10, now: () => now });
      const taken: number[] = [];
      for (const wait of waits) {
        now += wait;
        const pause = count(alone("one"));
        if (pause > 0) {
          expect(pause).toBeLessThanOrEqual(period);
          continue;
        }
        taken.push(now);
        expect(taken.filter((time) => time > now - period).length).toBeLessThanOrEqual(limit);
      }
      const pause = count(alone("one"));
      now += pause;
      if (pause > 0) expect(count(alone("one"))).toBe(0);
    }),
  );
});

test("limits senders independently", () => {
  const { count } = rateLimit({ limit: 1, period, names: 10, now: () => 0 });
  expect(count(alone("one"))).toBe(0);
  expect(count(alone("other"))).toBe(0);
  expect(count(alone("one"))).toBe(period);
});

test("doesn't extend the wait after a refusal", () => {
  let now = 0;
  const { count } = rateLimit({ limit: 1, period, names: 10, now: () => now });
  count(alone("one"));
  for (now = 1; now < period; now += 1000) expect(count(alone("one"))).toBe(period - now);
  now = period;
  expect(count(alone("one"))).toBe(0);
});

test("treats 0 as no limit", () => {
  const { count } = rateLimit({ limit: 0, period, names: 10, now: () => 0 });
  for (let times = 0; times < 1000; times++) expect(count(alone("one"))).toBe(0);
});

test("frees one slot per withdrawn count", () => {
  const { count, takeBack } = rateLimit({ limit: 2, period, names: 10, now: () => 0 });
  count(alone("one"));
  count(alone("one"));
  takeBack(alone("one"));
  expect(count(alone("one"))).toBe(0);
  expect(count(alone("one"))).toBe(period);
});

test("shares a network's limit among its senders without counting refusals", () => {
  const { count } = rateLimit({ limit: 2, period, names: 10, now: () => 0 });
  const within = (name: string): Counted[] => [
    { name, share: 1 },
    { name: "network", share: 2 },
  ];
  expect([count(within("a")), count(within("a")), count(within("a"))]).toEqual([0, 0, period]);
  expect([count(within("b")), count(within("c")), count(within("d"))]).toEqual([0, 0, period]);
  expect(count(alone("d"))).toBe(0);
});

test("forgets the least recent sender first to limit memory", () => {
  const { count } = rateLimit({ limit: 2, period, names: 3, now: () => 0 });
  for (const sender of ["a", "a", "b", "b", "c", "c", "d", "d"]) count(alone(sender));
  for (const sender of ["b", "c", "d"]) expect(count(alone(sender))).toBe(period);
  expect(count(alone("a"))).toBe(0);
});

test("forgets a sender whose counts were all taken back before any other", () => {
  const { count, takeBack } = rateLimit({ limit: 1, period, names: 2, now: () => 0 });
  count(alone("a"));
  count(alone("b"));
  takeBack(alone("b"));
  count(alone("c"));
  expect(count(alone("a"))).toBe(period);
});

test("removes senders from memory after the period", async () => {
  vi.useFakeTimers();
  const kept = vi.spyOn(Map.prototype, "delete");
  const { count } = rateLimit({ limit: 5, period, names: 10, now: () => performance.now() });
  count(alone("198.51.100.7"));
  vi.advanceTimersByTime(period / 2);
  count(alone("198.51.100.8"));
  vi.advanceTimersByTime(period / 2 - 1);
  kept.mockClear();
  vi.advanceTimersByTime(2);
  expect(kept.mock.calls).toEqual([["198.51.100.7"]]);
  vi.advanceTimersByTime(period / 2);
  expect(kept.mock.calls).toEqual([["198.51.100.7"], ["198.51.100.8"]]);
  expect(vi.getTimerCount()).toBe(0);
  kept.mockRestore();
});

function limited(limit: number) {
  const clock = { now: 1_000 };
  let alarms = 0;
  const counted = mailLimit({ limit, period: 100, now: () => clock.now, alarm: () => alarms++ });
  let senders = 0;
  const asked = (name = `sender ${senders++}`, isRequested = true) => ({ sender: alone(name), isRequested });
  const take = (...given: Parameters<typeof asked>) => counted.take(asked(...given));
  return { take, giveBack: () => counted.giveBack(asked()), clock, alarms: () => alarms };
}

test("allows a number of mails per period and reports the first refusal once", () => {
  const { take, clock, alarms } = limited(2);
  expect([take(), take()]).toEqual([true, true]);
  expect(alarms()).toBe(0);
  expect([take(), take()]).toEqual([false, false]);
  expect(alarms()).toBe(1);
  clock.now += 100;
  expect([take(), take(), take()]).toEqual([true, true, false]);
  expect(alarms()).toBe(2);
});

test("releases the allowance of mail that isn't sent", () => {
  const { take, giveBack } = limited(1);
  take();
  giveBack();
  giveBack();
  expect([take(), take()]).toEqual([true, false]);
});

test("treats 0 as unlimited", () => {
  const { take } = limited(0);
  expect(Array.from({ length: 5 }, () => take())).not.toContain(false);
});

test("allows mail after the clock is set back", () => {
  const { take, clock } = limited(1);
  take();
  clock.now = 0;
  expect(take()).toBe(true);
});

test("leaves most of the mail to other senders, and a reserve to mail that is asked for", () => {
  const { take, alarms } = limited(20);
  expect(Array.from({ length: 5 }, () => take("greedy"))).toEqual([true, true, false, false, false]);
  expect(alarms()).toBe(0);
  expect(Array.from({ length: 15 }, () => take(undefined, false)).filter(Boolean)).toHaveLength(14);
  expect(Array.from({ length: 5 }, () => take()).filter(Boolean)).toHaveLength(4);
  expect(alarms()).toBe(1);
});
