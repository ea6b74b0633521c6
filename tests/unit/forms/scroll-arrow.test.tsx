import { cleanup, fireEvent, screen } from "@testing-library/react";
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScrollArrow } from "../../../src/forms/list-select.tsx";
import { renderForm } from "./render-form.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: this fakes a list with nine lines and room for three.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(120);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(360);
  HTMLElement.prototype.scrollBy = function (this: HTMLElement, ...[, by]: unknown[]) {
    scrollTo(Math.min(Math.max(this.scrollTop + Number(by), 0), 240));
  };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe;
      constructor(changed: () => void) {
        this.observe = changed;
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "scrollBy");
});

function List() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} role="listbox">
      <ScrollArrow list={list} to="top" />
      <ScrollArrow list={list} to="bottom" />
    </div>
  );
}

const list = () => screen.getByRole("listbox");
const arrows = () => [...list().children] as [HTMLElement, HTMLElement];

function scrollTo(top: number) {
  list().scrollTop = top;
  fireEvent.scroll(list());
}

it("shows decorative arrows only where more content is available", () => {
  renderForm(<List />);
  const [up, down] = arrows();
  expect([up, down].map((arrow) => arrow.getAttribute("aria-hidden"))).toEqual(["true", "true"]);
  expect(up).not.toBeVisible();
  expect(down).toBeVisible();
  scrollTo(100);
  expect(up).toBeVisible();
  expect(down).toBeVisible();
  scrollTo(240);
  expect(up).toBeVisible();
  expect(down).not.toBeVisible();
});

it("scrolls to the end while the pointer is over an arrow", () => {
  renderForm(<List />);
  const [, down] = arrows();
  fireEvent.pointerEnter(down);
  act(() => vi.advanceTimersByTime(100));
  const passed = list().scrollTop;
  expect(passed).toBeGreaterThan(0);
  fireEvent.pointerLeave(down);
  act(() => vi.advanceTimersByTime(1_000));
  expect(list().scrollTop).toBe(passed);
  fireEvent.pointerEnter(down);
  act(() => vi.advanceTimersByTime(10_000));
  expect(list().scrollTop).toBe(240);
  expect(vi.getTimerCount()).toBe(0);
});
