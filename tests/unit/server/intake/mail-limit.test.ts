// @vitest-environment node
import { expect, test } from "vitest";
import { mailLimit } from "../../../../server/intake/mail-limit.ts";

function limited(limit: number) {
  const clock = { now: 1_000 };
  let alarms = 0;
  const counted = mailLimit({ limit, period: 100, now: () => clock.now, alarm: () => alarms++ });
  return { ...counted, clock, alarms: () => alarms };
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
  expect(Array.from({ length: 5 }, take)).not.toContain(false);
});

test("allows mail after the clock is set back", () => {
  const { take, clock } = limited(1);
  take();
  clock.now = 0;
  expect(take()).toBe(true);
});
