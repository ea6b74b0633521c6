import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails a test on any console error or warning. A test that expects one mocks the console. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock?.calls ?? []).toEqual([]);
  expect(vi.mocked(console.warn).mock?.calls ?? []).toEqual([]);
  vi.restoreAllMocks();
});
