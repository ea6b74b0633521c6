import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderBands } from "../../../src/layout/deferred-rendering.ts";

/** What the browser would run when it is idle. */
let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  document.documentElement.className = "light deferred";
  document.body.innerHTML =
    "<main><section><div>first</div></section><section><div>second</div></section><section><ol></ol></section></main>" +
    "<footer><div>third</div></footer>";
});

afterEach(() => vi.unstubAllGlobals());

const rendered = () => document.querySelectorAll("[style*='content-visibility: visible']").length;

test("bands are rendered one by one, each when the browser is idle, and then none is deferred any more", () => {
  renderBands();
  expect(rendered()).toBe(0);
  for (const count of [1, 2, 3]) {
    waiting.shift()?.();
    expect(rendered()).toBe(count);
    expect(document.documentElement).toHaveProperty("className", "light deferred");
  }
  waiting.shift()?.();
  expect(document.documentElement).toHaveProperty("className", "light");
  expect(waiting).toEqual([]);
});

test("where nothing is deferred nothing is touched", () => {
  document.documentElement.className = "light";
  renderBands();
  waiting.shift()?.();
  expect(rendered()).toBe(0);
  expect(waiting).toEqual([]);
});

test("a browser without idle callbacks renders them all the same", async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "requestIdleCallback");
  renderBands();
  await vi.waitFor(() => expect(document.documentElement.className).toBe("light"));
  expect(rendered()).toBe(3);
});
