import { afterEach, expect, test, vi } from "vitest";
import { pace } from "../../../../server/intake/pace.ts";

const alone = (name: string) => [{ name, share: 1 }];

afterEach(() => {
  vi.useRealTimers();
});

/** Calls `wait` at one point in time until it returns a delay. Returns the number of calls without one. */
function comes(wait: ReturnType<typeof pace>, name: string): number {
  let times = 0;
  while (wait(alone(name)) === 0) times++;
  return times;
}

test("who has not come for long may come at once, then at the pace", () => {
  let now = 0;
  const wait = pace({ perSecond: 10, burst: 30, names: 10, now: () => now });
  expect(comes(wait, "a")).toBe(30);
  expect(wait(alone("a"))).toBe(100);
  now = 100;
  expect(comes(wait, "a")).toBe(1);
  now = 1_100;
  expect(comes(wait, "a")).toBe(10);
  now = 60_000;
  expect(comes(wait, "a")).toBe(30);
});

test("each name has a pace of its own, and a wider network its share", () => {
  const wait = pace({ perSecond: 1, burst: 2, names: 10, now: () => 0 });
  const within = (name: string) => [...alone(name), { name: "network", share: 2 }];
  const waits = ["a", "a", "a", "b", "b", "c"].map((name) => wait(within(name)) > 0);
  expect(waits).toEqual([false, false, true, false, false, true]);
});

test("0 is any number", () => {
  const wait = pace({ perSecond: 0, burst: 0, names: 1, now: () => 0 });
  for (let times = 0; times < 100; times++) expect(wait(alone("a"))).toBe(0);
});

test("whoever keeps coming is remembered longer than those who came once", () => {
  const wait = pace({ perSecond: 1, burst: 2, names: 2, now: () => 0 });
  for (const name of ["a", "b", "a", "c"]) wait(alone(name));
  expect(wait(alone("a"))).toBeGreaterThan(0);
});

test("memory is bounded", () => {
  const wait = pace({ perSecond: 1, burst: 1, names: 2, now: () => 0 });
  for (const name of ["a", "b", "c"]) wait(alone(name));
  expect(["c", "a"].map((name) => wait(alone(name)) > 0)).toEqual([true, false]);
});

test("no name is remembered longer than it takes to come at once again", () => {
  vi.useFakeTimers();
  const wait = pace({ perSecond: 10, burst: 30, names: 2, now: () => performance.now() });
  wait(alone("a"));
  // A timer runs while a name is remembered.
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(vi.getTimerCount()).toBe(0);
});
