// @vitest-environment node
import { expect, test } from "vitest";
import { mailLimit } from "../../../../server/intake/mail-limit.ts";

function limited(limit: number) {
  const clock = { now: 1_000 };
  let alarms = 0;
  const counted = mailLimit({ limit, period: 100, now: () => clock.now, alarm: () => alarms++ });
  return { ...counted, clock, alarms: () => alarms };
}

test("so many may go in a period, and the first that is refused is told once", () => {
  const { take, clock, alarms } = limited(2);
  expect([take(), take()]).toEqual([true, true]);
  expect(alarms()).toBe(0);
  expect([take(), take()]).toEqual([false, false]);
  expect(alarms()).toBe(1);
  clock.now += 100;
  expect([take(), take(), take()]).toEqual([true, true, false]);
  expect(alarms()).toBe(2);
});

test("what did not go after all leaves its place to another", () => {
  const { take, giveBack } = limited(1);
  take();
  giveBack();
  giveBack();
  expect([take(), take()]).toEqual([true, false]);
});

test("0 is any number", () => {
  const { take } = limited(0);
  expect(Array.from({ length: 5 }, take)).not.toContain(false);
});

test("a clock that was set back shuts nobody out", () => {
  const { take, clock } = limited(1);
  take();
  clock.now = 0;
  expect(take()).toBe(true);
});
