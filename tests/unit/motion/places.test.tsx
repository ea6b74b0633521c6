import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { watchPage } from "../../../src/motion/watch-page.ts";
import { fakeAnimations } from "./fake-animations.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const all = ["bread", "salt", "soup", "tea"];

function Shelf() {
  const [shown, setShown] = useState(all);
  return (
    <>
      {[all, ["soup", "tea"], ["tea", "far-off"]].map((some) => (
        <button key={some.join()} type="button" aria-controls="shelf" onClick={() => setShown(some)}>
          {some.join()}
        </button>
      ))}
      <select aria-label="which" aria-controls="shelf" onChange={({ target }) => setShown(target.value.split(","))}>
        <option>{all.join()}</option>
        <option>soup,tea</option>
      </select>
      <ul id="shelf">
        {shown.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fakes the layout that jsdom lacks. Entries are 100 px high, in list order, and 40 px lower while they animate. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const top = place * 100 + (this.getAnimations().length > 0 ? 40 : 0);
    return { left: 0, top, bottom: top + 100 } as DOMRect;
  });
}

function start(preference: "reduce" | "no-preference" = "no-preference") {
  layOut();
  const animations = fakeAnimations(preference);
  watchPage();
  render(<Shelf />);
  const moving = () => animations.running().filter(({ keyframes }) => keyframes.transform);
  return { ...animations, moving };
}

const entry = (name: string) => screen.getByRole("link", { name }).closest("li");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("moves remaining items from their old to their new position", async () => {
  const { running, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(running()).toHaveLength(2));
  expect(transformsOf(entry("soup"))).toEqual(["translate(0px, 200px)", "none"]);
  expect(transformsOf(entry("tea"))).toEqual(["translate(0px, 200px)", "none"]);
});

test("animates changes from a select like those from a button", async () => {
  const { running, transformsOf } = start();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "soup,tea" } });
  await waitFor(() => expect(running()).toHaveLength(2));
  expect(transformsOf(entry("soup"))).toEqual(["translate(0px, 200px)", "none"]);
});

test("slides in new items and doesn't move unchanged ones", async () => {
  const { moving, running, transformsOf } = start();
  press("tea,far-off");
  await waitFor(() => expect(moving()).toHaveLength(2));
  expect(transformsOf(entry("far-off"))?.[0]).toMatch(/^translateY\(/);
  // The new entry fades in, so that departing entries above it stay distinguishable.
  const fading = running().filter(({ keyframes }) => keyframes.opacity);
  expect(fading.map(({ element }) => element)).toEqual([entry("far-off")]);
  press("tea,far-off");
  expect(moving()).toHaveLength(2);
});

test("slides in items from outside the viewport so that the list is never empty", async () => {
  vi.stubGlobal("innerHeight", 150);
  const { moving, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(moving()).toHaveLength(2));
  for (const name of ["soup", "tea"]) expect(transformsOf(entry(name))?.[0]).toMatch(/^translateY\(/);
});

test("continues from the current position when interrupted", async () => {
  const { moving, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(moving()).toHaveLength(2));
  press("tea,far-off");
  await waitFor(() => expect(transformsOf(entry("tea"))).toEqual(["translate(0px, 140px)", "none"]));
  expect(moving().filter(({ element }) => element === entry("tea"))).toHaveLength(1);
});

test("removes its styles after the animation", async () => {
  const { moving, finish } = start();
  press("tea,far-off");
  await waitFor(() => expect(moving()).toHaveLength(2));
  finish();
  for (const name of ["tea", "far-off"]) await waitFor(() => expect(entry(name)?.getAttribute("style") || "").toBe(""));
});

test("doesn't animate items outside the viewport", async () => {
  vi.stubGlobal("innerHeight", 150);
  const { running, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(running().length).toBeGreaterThan(0));
  press(all.join());
  await screen.findByRole("link", { name: "bread" });
  await waitFor(() => expect(transformsOf(entry("bread"))?.[0]).toMatch(/^translateY\(/));
});

test("changes the list without animation for reduced motion", async () => {
  const { running } = start("reduce");
  press("soup,tea");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(running()).toEqual([]);
});
