import { describe, expect, test } from "vitest";
import { nextAttempt, retryAfter } from "../../../../src/forms/outbox/post-submission.ts";
import { day, hour, minute, second } from "./browser.ts";

const now = Date.parse("2027-03-01T10:00:00.000Z");
const middle = () => 0.5;

describe("nextAttempt", () => {
  test("waits ever longer, up to an hour", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => nextAttempt(attempts, now, middle) - now);
    expect(waits).toEqual([5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour, hour, hour]);
  });

  test("spreads by a quarter either way", () => {
    expect(nextAttempt(3, now, () => 0) - now).toBe(45 * second);
    expect(nextAttempt(3, now, () => 0.999) - now).toBeGreaterThan(74 * second);
  });

  test("never comes before it was asked to, nor waits more than a day", () => {
    expect(nextAttempt(1, now, () => 0, now + 2 * hour)).toBe(now + 2 * hour);
    expect(nextAttempt(1, now, () => 0.9, now + 2 * hour)).toBeGreaterThan(now + 2 * hour);
    expect(nextAttempt(1, now, middle, now + 30 * day)).toBe(now + day);
  });

  test("keeps its own pace where the time asked for has passed", () => {
    expect(nextAttempt(2, now, middle, now - hour)).toBe(now + 15 * second);
  });
});

describe("retryAfter", () => {
  test("reads seconds and dates", () => {
    expect(retryAfter("90", now)).toBe(now + 90 * second);
    expect(retryAfter("Mon, 01 Mar 2027 10:05:00 GMT", now)).toBe(now + 5 * minute);
  });

  test.each([null, "", "soon", "-"])("reads nothing from %j", (header) => {
    expect(retryAfter(header, now)).toBeUndefined();
  });
});
