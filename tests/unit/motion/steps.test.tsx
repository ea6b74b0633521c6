import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { watchPage } from "../../../src/motion/watch-page.ts";
import { gap } from "../../../theme/springs.ts";
import { fakeAnimations } from "./fake-animations.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Way({ at }: { at: number }) {
  return (
    <div data-testid="stage">
      <section key={at} data-step={at} id={`step-${at}`}>
        <h1>Step {at}</h1>
        <input type="radio" name="answer" defaultChecked />
      </section>
    </div>
  );
}

/** Returns the transform that moves a step to the right or left by its own width plus a gap, and by `away` pixels. */
const beside = (direction: 1 | -1, away = 0) => `translateX(calc(${direction} * (100% + ${gap}) + ${away}px))`;

const stage = () => screen.getByTestId("stage");
const leaving = () => document.querySelector("[inert]");

function startAt(at: number, preference: "reduce" | "no-preference" = "no-preference") {
  const animations = fakeAnimations(preference);
  watchPage();
  const { rerender } = render(<Way at={at} />);
  return { ...animations, go: (to: number) => rerender(<Way at={to} />) };
}

test.each([
  ["next step in from the right and the previous one out to the left", 1, 2, 1, -1],
  ["previous step in from the left and the next one out to the right", 2, 1, -1, 1],
] as const)("slides the %s", async (_, from, to, start, end) => {
  const { go, transformsOf } = startAt(from);
  go(to);
  await waitFor(() => expect(leaving()?.textContent).toBe(`Step ${from}`));
  expect(transformsOf(document.getElementById(`step-${to}`))).toEqual([beside(start), "none"]);
  expect(transformsOf(leaving())?.at(-1)).toBe(beside(end));
});

test("hides the outgoing step from assistive technology", async () => {
  const { go } = startAt(1);
  go(2);
  await waitFor(() => expect(leaving()).not.toBeNull());
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Step 2"]);
  expect(document.getElementById("step-1")).toBeNull();
  expect(screen.getByRole("radio")).toHaveProperty("checked", true);
});

test("leaves only the new step without styles after the animation", async () => {
  const { go, finish, running } = startAt(1);
  go(2);
  await waitFor(() => expect(running()).toHaveLength(2));
  finish();
  await waitFor(() => expect(leaving()).toBeNull());
  await waitFor(() => expect(stage().querySelector("section")?.getAttribute("style") || "").toBe(""));
  expect(stage().getAttribute("style") || "").toBe("");
  expect(stage().children).toHaveLength(1);
});

test("ends at the last of three quick steps and shows one outgoing step", async () => {
  const { go, running, finish } = startAt(1);
  for (const to of [2, 3, 4]) {
    go(to);
    await waitFor(() => expect(leaving()?.textContent).toBe(`Step ${to - 1}`));
    expect(document.querySelectorAll("[inert]")).toHaveLength(1);
    expect(running()).toHaveLength(2);
  }
  finish();
  await waitFor(() => expect(stage().children).toHaveLength(1));
  expect(stage().textContent).toBe("Step 4");
});

test.each([
  ["on", 3, 1],
  ["back", 1, -1],
] as const)("places the next step beside an unfinished one when going %s", async (_, to, direction) => {
  const { go, transformsOf } = startAt(1);
  go(2);
  await waitFor(() => expect(leaving()?.textContent).toBe("Step 1"));
  // Fakes a step halfway through its entry.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(this.textContent === "Step 2" ? 150 : 20);
  });
  go(to);
  await waitFor(() => expect(leaving()?.textContent).toBe("Step 2"));
  expect(transformsOf(leaving())).toEqual(["translateX(130px)", beside(direction === 1 ? -1 : 1)]);
  expect(transformsOf(document.getElementById(`step-${to}`))).toEqual([beside(direction, 130), "none"]);
});

test("replaces steps without animation for reduced motion", async () => {
  const { go, running } = startAt(1, "reduce");
  go(2);
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(stage().children).toHaveLength(1);
  expect(running()).toEqual([]);
});

test("doesn't animate other content", async () => {
  const { running } = startAt(1);
  const { rerender } = render(<p key="one">One</p>);
  rerender(<p key="two">Two</p>);
  await screen.findByText("Two");
  expect(running()).toEqual([]);
});
