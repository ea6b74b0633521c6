// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { rateLimit } from "../../../../server/intake/rate-limit.ts";

const period = 600_000;

test("never more than the limit in any period, and whoever waits as told is let in", () => {
  const pauses = fc.array(fc.integer({ min: 0, max: period / 2 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), pauses, (limit, waits) => {
      let now = 1_000_000;
      const ask = rateLimit({ limit, period, senders: 10, now: () => now });
      const taken: number[] = [];
      for (const wait of waits) {
        now += wait;
        const pause = ask("one");
        if (pause > 0) {
          expect(pause).toBeLessThanOrEqual(period);
          continue;
        }
        taken.push(now);
        expect(taken.filter((time) => time > now - period).length).toBeLessThanOrEqual(limit);
      }
      const pause = ask("one");
      now += pause;
      if (pause > 0) expect(ask("one")).toBe(0);
    }),
  );
});

test("a sender is refused only for what that sender did", () => {
  const ask = rateLimit({ limit: 1, period, senders: 10, now: () => 0 });
  expect(ask("one")).toBe(0);
  expect(ask("other")).toBe(0);
  expect(ask("one")).toBe(period);
});

test("being refused does not make the wait longer", () => {
  let now = 0;
  const ask = rateLimit({ limit: 1, period, senders: 10, now: () => now });
  ask("one");
  for (now = 1; now < period; now += 1000) expect(ask("one")).toBe(period - now);
  now = period;
  expect(ask("one")).toBe(0);
});

test("0 is no limit", () => {
  const ask = rateLimit({ limit: 0, period, senders: 10, now: () => 0 });
  for (let count = 0; count < 1000; count++) expect(ask("one")).toBe(0);
});

test("the longest unseen sender is forgotten first, so that memory is bounded", () => {
  const ask = rateLimit({ limit: 1, period, senders: 3, now: () => 0 });
  for (const sender of ["a", "b", "c", "a", "d"]) ask(sender);
  expect(ask("a")).toBeGreaterThan(0);
  expect(ask("d")).toBeGreaterThan(0);
  expect(ask("b")).toBe(0);
});

test("a clock that is set back shuts nobody out for longer than a period", () => {
  let now = 10 * period;
  const ask = rateLimit({ limit: 1, period, senders: 10, now: () => now });
  ask("one");
  now = 0;
  expect(ask("one")).toBe(period);
  now = period;
  expect(ask("one")).toBe(0);
});
