import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outbox } from "../../../../src/forms/outbox/create-outbox.ts";
import { keepDelivering } from "../../../../src/forms/outbox/keep-delivering.ts";
import { emptySnapshot } from "../../../../src/forms/outbox/waiting-list.ts";

const minute = 60_000;
let dueAt: number | undefined;
let tell = () => {};
let stop = () => {};

const outbox = {
  deliverDue: vi.fn(async () => {}),
  deliverOnReturn: vi.fn(async () => {}),
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
  outbox.deliverDue.mockClear();
  outbox.deliverOnReturn.mockClear();
  dueAt = undefined;
  stop = keepDelivering(outbox as Partial<Outbox> as Outbox);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a visit delivers what an earlier one left", () => {
  expect(outbox.deliverOnReturn).toHaveBeenCalledTimes(1);
});

test("the connection’s return delivers", () => {
  window.dispatchEvent(new Event("online"));
  expect(outbox.deliverOnReturn).toHaveBeenCalledTimes(2);
});

test("looking at the page again delivers what is due, looking away does not", () => {
  look("hidden");
  expect(outbox.deliverDue).not.toHaveBeenCalled();
  look("visible");
  expect(outbox.deliverDue).toHaveBeenCalledTimes(1);
});

test("what falls due is delivered then", () => {
  dueAt = Date.now() + minute;
  tell();
  vi.advanceTimersByTime(minute - 1);
  expect(outbox.deliverDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(outbox.deliverDue).toHaveBeenCalledTimes(1);
});

test("what is due while another tab is at it does not keep the page busy", () => {
  dueAt = Date.now() - minute;
  tell();
  vi.advanceTimersByTime(4999);
  expect(outbox.deliverDue).not.toHaveBeenCalled();
});

test("nothing runs on once it is stopped", () => {
  dueAt = Date.now() + minute;
  tell();
  stop();
  window.dispatchEvent(new Event("online"));
  look("visible");
  vi.advanceTimersByTime(minute);
  expect(outbox.deliverDue).not.toHaveBeenCalled();
  expect(outbox.deliverOnReturn).toHaveBeenCalledTimes(1);
});
