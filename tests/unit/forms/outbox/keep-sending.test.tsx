import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSending } from "../../../../src/forms/outbox/browser-outbox.ts";
import type { Outbox } from "../../../../src/forms/outbox/create-outbox.ts";
import { emptySnapshot } from "../../../../src/forms/outbox/submission.ts";

const minute = 60_000;
let dueAt: number | undefined;
let tell = () => {};
let stop = () => {};

const outbox = {
  sendDue: vi.fn(async () => {}),
  sendOnReturn: vi.fn(async () => {}),
  subscribe: (listener: () => void) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  },
  getSnapshot: () => ({ ...emptySnapshot, dueAt }),
} satisfies Partial<Outbox>;

beforeEach(() => {
  vi.useFakeTimers();
  outbox.sendDue.mockClear();
  outbox.sendOnReturn.mockClear();
  dueAt = undefined;
  stop = keepSending(outbox as Partial<Outbox> as Outbox);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("sends waiting submissions on the next visit", () => {
  expect(outbox.sendOnReturn).toHaveBeenCalledTimes(1);
});

test("sends waiting submissions when the connection returns", () => {
  window.dispatchEvent(new Event("online"));
  expect(outbox.sendOnReturn).toHaveBeenCalledTimes(2);
});

test("sends due submissions when the page becomes visible, but not when hidden", () => {
  look("hidden");
  expect(outbox.sendDue).not.toHaveBeenCalled();
  look("visible");
  expect(outbox.sendDue).toHaveBeenCalledTimes(1);
});

test("sends a submission when it is due", () => {
  dueAt = Date.now() + minute;
  tell();
  vi.advanceTimersByTime(minute - 1);
  expect(outbox.sendDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(outbox.sendDue).toHaveBeenCalledTimes(1);
});

test("doesn't poll while another tab sends", () => {
  dueAt = Date.now() - minute;
  tell();
  vi.advanceTimersByTime(4999);
  expect(outbox.sendDue).not.toHaveBeenCalled();
});

test("stops all listeners and timers", () => {
  dueAt = Date.now() + minute;
  tell();
  stop();
  window.dispatchEvent(new Event("online"));
  look("visible");
  vi.advanceTimersByTime(minute);
  expect(outbox.sendDue).not.toHaveBeenCalled();
  expect(outbox.sendOnReturn).toHaveBeenCalledTimes(1);
});
