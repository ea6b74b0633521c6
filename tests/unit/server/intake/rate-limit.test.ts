// @vitest-environment node
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Counted, rateLimit } from "../../../../server/intake/rate-limit.ts";

afterEach(() => void vi.useRealTimers());

const period = 600_000;
const alone = (name: string): Counted[] => [{ name, share: 1 }];

test("never more than the limit in any period, and whoever waits as told is let in", () => {
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

test("a sender is refused only for what that sender did", () => {
  const { count } = rateLimit({ limit: 1, period, names: 10, now: () => 0 });
  expect(count(alone("one"))).toBe(0);
  expect(count(alone("other"))).toBe(0);
  expect(count(alone("one"))).toBe(period);
});

test("being refused does not make the wait longer", () => {
  let now = 0;
  const { count } = rateLimit({ limit: 1, period, names: 10, now: () => now });
  count(alone("one"));
  for (now = 1; now < period; now += 1000) expect(count(alone("one"))).toBe(period - now);
  now = period;
  expect(count(alone("one"))).toBe(0);
});

test("0 is no limit", () => {
  const { count } = rateLimit({ limit: 0, period, names: 10, now: () => 0 });
  for (let times = 0; times < 1000; times++) expect(count(alone("one"))).toBe(0);
});

test("what is taken back leaves its place free, and only one", () => {
  const { count, takeBack } = rateLimit({ limit: 2, period, names: 10, now: () => 0 });
  count(alone("one"));
  count(alone("one"));
  takeBack(alone("one"));
  expect(count(alone("one"))).toBe(0);
  expect(count(alone("one"))).toBe(period);
});

test("many who share a network may send its share between them, and one who is refused uses none of it up", () => {
  const { count } = rateLimit({ limit: 2, period, names: 10, now: () => 0 });
  const within = (name: string): Counted[] => [
    { name, share: 1 },
    { name: "network", share: 2 },
  ];
  expect([count(within("a")), count(within("a")), count(within("a"))]).toEqual([0, 0, period]);
  expect([count(within("b")), count(within("c")), count(within("d"))]).toEqual([0, 0, period]);
  expect(count(alone("d"))).toBe(0);
});

test("who was counted longest ago is forgotten first, so that memory is bounded", () => {
  const { count } = rateLimit({ limit: 2, period, names: 3, now: () => 0 });
  for (const sender of ["a", "a", "b", "b", "c", "c", "d", "d"]) count(alone(sender));
  for (const sender of ["b", "c", "d"]) expect(count(alone(sender))).toBe(period);
  expect(count(alone("a"))).toBe(0);
});

test("no name outlives the period in memory, even where nobody comes again", async () => {
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
