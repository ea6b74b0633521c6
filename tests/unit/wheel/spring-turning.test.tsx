import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { prepareToTurn, springTurning } from "../../../src/wheel/prepare-to-turn.ts";
import { RoleWheel } from "../../../src/wheel/role-wheel.tsx";
import { SpringTurning } from "../../../src/wheel/spring-turning.tsx";
import { system } from "../../../theme/index.ts";
import { fakeAnimations } from "../motion/fake-animations.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function drawWheel() {
  return render(
    <ChakraProvider value={system}>
      <RoleWheel
        roles={roles}
        counts={{ healer: 9, guide: 6 }}
        lit={["healer"]}
        praxis={{ self: "Self", home: "Home", work: "Work" }}
        label="Your wheel"
        Turning={SpringTurning}
      />
    </ChakraProvider>,
  );
}

const turned = () => screen.getByRole("list").style.transform;
const filledTo = () => Number(document.querySelector("clipPath circle")?.getAttribute("r"));

test("the wheel starts upright, turns to the visitor’s role and fills its rings", async () => {
  fakeAnimations("no-preference");
  drawWheel();
  expect(turned()).toMatch(/rotate\(/);
  const empty = filledTo();
  await waitFor(() => expect(turned()).toBe("none"));
  await waitFor(() => expect(filledTo()).toBeGreaterThan(2 * empty));
});

test("what turns it is loaded on demand, and not for a visitor who asks for less motion", async () => {
  fakeAnimations("reduce");
  prepareToTurn();
  expect(springTurning()).toBeUndefined();
  fakeAnimations("no-preference");
  prepareToTurn();
  await waitFor(() => expect(springTurning()).toBe(SpringTurning));
  fakeAnimations("reduce");
  expect(springTurning()).toBeUndefined();
});
