import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { designWords } from "../../../../data/design/words.ts";
import { branches } from "../../../../data/site.ts";
import { recipeFacts } from "../../../../src/design/recipe-facts.server.ts";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { RecipeFamily } from "../../../../src/sections/design/recipe-family.tsx";
import { system } from "../../../../theme/index.ts";

afterEach(cleanup);

test("shows all variants in the mode and palette of the address or buttons", () => {
  const badge = {
    ...recipeFacts("badge"),
    guide: { name: "badge", use: "A fact of one or two words.", code: "<Badge>" },
    verdict: undefined,
  };
  history.replaceState(null, "", "/design/recipes/ways-on?branch=homestead");
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <RecipeFamily
          recipes={[badge]}
          verdict=""
          words={designWords.recipes}
          modes={designWords.modes}
          branches={branches}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
  // Each mode renders a new list.
  const states = () => screen.getByRole("region", { name: "badge" }).querySelector("dl");
  const solid = () => states()?.style.getPropertyValue("--k-colors-fern-solid");
  expect(solid()).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Dark, more contrast" }));
  expect(solid()).toBe(savedColors.modes["dark-more-contrast"].get("fern.solid")?.hex);
  expect([...(states()?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "solid",
    "tint",
    "outline",
  ]);
});
