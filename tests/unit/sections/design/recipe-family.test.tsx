import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { designWords } from "../../../../data/design/words.ts";
import { branches } from "../../../../data/site.ts";
import { recipeFacts } from "../../../../src/design/recipe-facts.server.ts";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { RecipeFamily } from "../../../../src/sections/design/recipe-family.tsx";
import { system } from "../../../../theme/index.ts";

afterEach(cleanup);

/** The page of buttons, at an address; returns what its states are drawn on. */
function openButtons(address: string): HTMLElement {
  const button = {
    ...recipeFacts("button"),
    guide: { name: "button", use: "What does something.", code: "<Button>" },
    verdict: undefined,
  };
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[address]}>
        <RecipeFamily
          recipes={[button]}
          verdict=""
          words={designWords.recipes}
          modes={designWords.modes}
          branches={branches}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const states = screen.getByRole("region", { name: "button" }).querySelector("dl");
  if (!states) throw new Error("no states are drawn");
  return states;
}

test("every variant, size and state is shown in the mode and for the branch that are chosen", async () => {
  const states = openButtons("/design/recipes/actions");
  const solid = () => states.style.getPropertyValue("--k-colors-plum-solid");
  expect(solid()).toBe("");
  const choose = (group: string, name: string) =>
    userEvent.click(within(screen.getByRole("group", { name: group })).getByRole("button", { name }));
  await choose(designWords.recipes.view.mode, "Dark, more contrast");
  await choose(designWords.recipes.view.branch, "ERIN’s Place");
  expect(solid()).toBe(savedColors.modes["dark-more-contrast"].get("plum.solid")?.hex);
  const variants = [...states.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(variants).toHaveLength(15);
  expect([...states.querySelectorAll("small")].map(({ textContent }) => textContent)).toContain("hover");
});

test("an address brings mode and branch along", () => {
  const states = openButtons("/design/recipes/actions?mode=dark&branch=homestead");
  expect(states.style.getPropertyValue("--k-colors-fern-solid")).toBe(savedColors.modes.dark.get("fern.solid")?.hex);
});
