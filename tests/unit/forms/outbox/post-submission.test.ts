import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { postOver } from "../../../../src/forms/outbox/post-submission.ts";
import { Browser, submission } from "./browser.ts";

const timeout = 20_000;
const unreachable = { state: "waiting", why: "unreachable" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

function post(fetch: (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>) {
  const connection = { fetch, online: () => true, now: Date.now, timeout, page: "https://kindred.example/contact" };
  return postOver(connection)(submission());
}

function onAbort(init: RequestInit | undefined, reject: (reason: unknown) => void) {
  init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
}

describe("aborts an attempt at its time limit", () => {
  test.each([
    ["no response arrives", (init?: RequestInit) => new Promise<Response>((_, reject) => onAbort(init, reject))],
    [
      "the response never ends",
      async (init?: RequestInit) =>
        new Response(new ReadableStream({ start: (body) => onAbort(init, (reason) => body.error(reason)) })),
    ],
  ])("when %s", async (_, answer) => {
    const outcome = vi.fn();
    void post((_url, init) => answer(init)).then(outcome);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(unreachable);
  });
});

test.each([
  ["a response", async () => new Response("<!doctype html>")],
  ["a failure", () => Promise.reject(new TypeError("Failed to fetch"))],
])("clears the time limit after %s", async (_, fetch) => {
  expect(await post(fetch)).toEqual(unreachable);
  expect(vi.getTimerCount()).toBe(0);
});

test("receives submissions and keeps slow ones waiting without AbortSignal.timeout", async () => {
  vi.useRealTimers();
  const inherited = Object.getOwnPropertyDescriptor(AbortSignal, "timeout") as PropertyDescriptor;
  Reflect.deleteProperty(AbortSignal, "timeout");
  const browser = new Browser();
  expect(await browser.openTab().send(submission())).toMatchObject({ state: "received" });
  browser.intake.faults = ["slow"];
  expect(await browser.openTab().send(submission())).toEqual(unreachable);
  Object.defineProperty(AbortSignal, "timeout", inherited);
});
