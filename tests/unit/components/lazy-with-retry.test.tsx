import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyWithRetry } from "../../../src/components/lazy-with-retry.ts";

afterEach(() => void vi.useRealTimers());

it("keeps the page and retries when the connection returns", async () => {
  const load = vi.fn<() => Promise<() => string>>();
  load
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(() => "here");
  const Part = lazyWithRetry(load);
  render(
    <Suspense fallback="not yet">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("not yet")).toBeVisible();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("here")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it("retries automatically after five seconds", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => string>>();
  load.mockRejectedValueOnce(new TypeError("no")).mockResolvedValue(() => "here");
  const Part = lazyWithRetry(load);
  render(
    <Suspense fallback="not yet">
      <Part />
    </Suspense>,
  );
  await act(async () => vi.advanceTimersByTimeAsync(5_001));
  expect(screen.getByText("here")).toBeVisible();
});
