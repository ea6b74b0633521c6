import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followClock, isDue } from "../../src/clock.ts";
import { isShown } from "./with-lists.ts";

const start = Date.parse("2027-01-01T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = (time: number) => new Date(start + time).toISOString();

const part = (name: string, { from, until }: { from?: number; until?: number }, isHidden = from !== undefined) =>
  `<p ${from === undefined ? "" : `data-from="${at(from)}"`} ${until === undefined ? "" : `data-until="${at(until)}"`}
    ${isHidden ? "hidden" : ""}>${name}</p>`;

function open(...parts: readonly string[]): void {
  document.body.innerHTML = parts.join("");
  followClock();
}

const shown = () => [...document.querySelectorAll("p")].filter(isShown).map(({ textContent }) => textContent);
const showAgain = (persisted: boolean) => dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("shows a part from its first time until its second one", () => {
  const [first, second] = [minute, 3 * minute];
  open(
    part("before", { until: first }),
    part("between", { from: first, until: second }),
    part("after", { from: second }),
  );
  expect(shown()).toEqual(["before"]);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["between"]);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["between"]);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["after"]);
});

test("corrects a page that was built long ago", () => {
  open(part("before", { until: -day }, false), part("after", { from: -day }), part("always", {}));
  expect(shown()).toEqual(["after", "always"]);
});

test("leaves parts without times alone", () => {
  open(part("hidden", {}, true), part("shown", {}));
  expect(shown()).toEqual(["shown"]);
});

test("compares instants and not texts", () => {
  const element = document.createElement("p");
  element.dataset.from = "2027-01-01T07:00:00-05:00";
  expect(isDue(element, start - 1)).toBe(false);
  expect(isDue(element, start)).toBe(true);
  element.dataset.until = "2027-01-01T13:00:00+01:00";
  expect(isDue(element, start)).toBe(false);
});

test("shows a change at most a minute late, and tells others of each look at the clock", () => {
  const changed = vi.fn();
  addEventListener("clock", changed);
  open(part("one", { from: hour + 1 }));
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(hour);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["one"]);
  expect(changed).toHaveBeenCalledTimes(1 + hour / minute + 1);
  removeEventListener("clock", changed);
});

test("shows a change within a minute after the device slept", () => {
  open(part("before", { until: hour }), part("after", { from: hour }));
  // Timers do not run while a device sleeps.
  vi.setSystemTime(start + 3 * day);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["after"]);
});

test("starts no timer on a page without times", () => {
  const changed = vi.fn();
  addEventListener("clock", changed);
  open(part("plain", {}));
  expect(vi.getTimerCount()).toBe(0);
  expect(changed).not.toHaveBeenCalled();
  removeEventListener("clock", changed);
});

test("updates a page that returns after days from the back/forward cache", () => {
  open(part("before", { until: hour }), part("after", { from: hour }));
  // Timers of a cached page do not run.
  vi.setSystemTime(start + 3 * day);
  expect(shown()).toEqual(["before"]);
  showAgain(false);
  expect(shown()).toEqual(["before"]);
  showAgain(true);
  expect(shown()).toEqual(["after"]);
});

test("shows a change that is further away than a timer can wait", () => {
  open(part("before", { until: 60 * day }), part("after", { from: 60 * day }));
  vi.advanceTimersByTime(day);
  expect(shown()).toEqual(["before"]);
  vi.setSystemTime(start + 60 * day - minute);
  vi.advanceTimersByTime(minute);
  expect(shown()).toEqual(["after"]);
});
