import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { designWords } from "../../../../data/design/words.ts";
import { branches } from "../../../../data/site.ts";
import { recipeFacts } from "../../../../src/design/recipe-facts.server.ts";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { RecipeFamily } from "../../../../src/sections/design/recipe-family.tsx";
import { renderOnPage } from "../../on-page.tsx";

test("shows all variants in the mode and palette of the address or buttons", () => {
  const badge = {
    ...recipeFacts("badge"),
    guide: { name: "badge", use: "A fact of one or two words.", code: "<Badge>" },
    verdict: undefined,
  };
  history.replaceState(null, "", "/design/recipes/ways-on?branch=homestead");
  renderOnPage(
    <RecipeFamily
      recipes={[badge]}
      verdict=""
      words={designWords.recipes}
      modes={designWords.modes}
      branches={branches}
    />,
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
