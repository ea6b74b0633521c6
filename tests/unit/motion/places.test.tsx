import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { watchPage } from "../../../src/motion/watch-page.ts";
import { fakeAnimations } from "./fake-animations.ts";

afterEach(() => {
  cleanup();
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

/** jsdom has no layout: this fakes entries 100 px high, at their list position, or 40 px lower while they animate. */
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

test("what stays goes from its old place to its new one", async () => {
  const { running, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(running()).toHaveLength(2));
  expect(transformsOf(entry("soup"))).toEqual(["translate(0px, 200px)", "none"]);
  expect(transformsOf(entry("tea"))).toEqual(["translate(0px, 200px)", "none"]);
});

test("what a select leaves moves like what a button leaves", async () => {
  const { running, transformsOf } = start();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "soup,tea" } });
  await waitFor(() => expect(running()).toHaveLength(2));
  expect(transformsOf(entry("soup"))).toEqual(["translate(0px, 200px)", "none"]);
});

test("what is new comes up from below as it appears, and what has not moved stays still", async () => {
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

test("what was out of sight comes up like what is new, so that the list is never empty on the way", async () => {
  vi.stubGlobal("innerHeight", 150);
  const { moving, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(moving()).toHaveLength(2));
  for (const name of ["soup", "tea"]) expect(transformsOf(entry(name))?.[0]).toMatch(/^translateY\(/);
});

test("pressed again on the way, each goes on from where it is", async () => {
  const { moving, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(moving()).toHaveLength(2));
  press("tea,far-off");
  await waitFor(() => expect(transformsOf(entry("tea"))).toEqual(["translate(0px, 140px)", "none"]));
  expect(moving().filter(({ element }) => element === entry("tea"))).toHaveLength(1);
});

test("in the end no trace is left on what has moved", async () => {
  const { moving, finish } = start();
  press("tea,far-off");
  await waitFor(() => expect(moving()).toHaveLength(2));
  finish();
  for (const name of ["tea", "far-off"]) await waitFor(() => expect(entry(name)?.getAttribute("style") || "").toBe(""));
});

test("what nobody sees does not move", async () => {
  vi.stubGlobal("innerHeight", 150);
  const { running, transformsOf } = start();
  press("soup,tea");
  await waitFor(() => expect(running().length).toBeGreaterThan(0));
  press(all.join());
  await screen.findByRole("link", { name: "bread" });
  await waitFor(() => expect(transformsOf(entry("bread"))?.[0]).toMatch(/^translateY\(/));
});

test("for a visitor who asks for less motion the list simply changes", async () => {
  const { running } = start("reduce");
  press("soup,tea");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(running()).toEqual([]);
});
