import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { turnTo } from "../../../src/wheel/geometry.ts";
import { prepareToTurn, springTurning } from "../../../src/wheel/prepare-to-turn.ts";
import { RoleWheel } from "../../../src/wheel/role-wheel.tsx";
import { SpringTurning } from "../../../src/wheel/spring-turning.tsx";
import { fakeAnimations } from "../motion/fake-animations.ts";
import { renderOnPage } from "../on-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function drawWheel() {
  return renderOnPage(
    <RoleWheel
      roles={roles}
      counts={{ healer: 9, guide: 6 }}
      lit={["healer"]}
      praxis={{ self: "Self", home: "Home", work: "Work" }}
      label="Your wheel"
      Turning={SpringTurning}
    />,
  );
}

const rings = () => document.querySelector("clipPath circle");

test("starts upright, turns to the visitor's role, and fills its rings", async () => {
  const { transformsOf, finish } = fakeAnimations("no-preference");
  drawWheel();
  const list = screen.getByRole("list");
  // The animation starts by undoing the drawn rotation.
  const turn = turnTo(
    roles.map(({ key }) => key),
    "healer",
  );
  expect(transformsOf(list)).toEqual([`rotate(${-turn}deg)`, "none"]);
  expect(transformsOf(rings())).toEqual([expect.stringMatching(/^scale\(0\.\d+\)$/), "none"]);
  const full = screen.getAllByRole("listitem")[0]?.querySelector(".full");
  expect(getComputedStyle(full as Element).clipPath).toBe(`url("#${rings()?.parentElement?.id}")`);
  finish();
  await waitFor(() => expect(list.style.transform).toBe("none"));
});

test("stops its animations when it unmounts", () => {
  const { running } = fakeAnimations("no-preference");
  const { unmount } = drawWheel();
  expect(running()).toHaveLength(2);
  unmount();
  expect(running()).toEqual([]);
});

test("loads its animation on demand, except for reduced motion", async () => {
  fakeAnimations("reduce");
  prepareToTurn();
  expect(springTurning()).toBeUndefined();
  fakeAnimations("no-preference");
  prepareToTurn();
  await waitFor(() => expect(springTurning()).toBe(SpringTurning));
  fakeAnimations("reduce");
  expect(springTurning()).toBeUndefined();
});
