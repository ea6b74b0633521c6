import { CacheProvider, jsx } from "@emotion/react";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHydrationStyleCache } from "../../src/style-cache.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function rules(): string {
  return [...document.querySelectorAll("style")].map((style) => style.textContent).join("");
}

function page(color: string) {
  return jsx("p", { css: { color } });
}

test("delays styles during hydration and inserts later ones immediately", () => {
  const cache = createHydrationStyleCache();
  const { rerender } = render(<CacheProvider value={cache}>{page("red")}</CacheProvider>);
  expect(rules()).not.toContain("color:red");

  act(() => {
    dispatchEvent(new Event("hydrated"));
    vi.runAllTimers();
  });
  expect(rules()).toContain("color:red");

  rerender(<CacheProvider value={cache}>{page("blue")}</CacheProvider>);
  expect(rules()).toContain("color:blue");
});

test("inserts each style once", () => {
  const cache = createHydrationStyleCache();
  render(
    <CacheProvider value={cache}>
      {page("green")}
      {page("green")}
    </CacheProvider>,
  );
  dispatchEvent(new Event("hydrated"));
  vi.runAllTimers();
  expect(rules().split("color:green")).toHaveLength(2);
});

test("inserts styles even if hydration never ends", () => {
  render(<CacheProvider value={createHydrationStyleCache()}>{page("navy")}</CacheProvider>);
  vi.runAllTimers();
  expect(rules()).toContain("color:navy");
});
