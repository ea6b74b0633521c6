import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ComponentGuide } from "../../../../data/design/components/guide.ts";
import { componentGuides } from "../../../../data/design/components.ts";
import { designWords } from "../../../../data/design/words.ts";
import { branches } from "../../../../data/site.ts";
import { recipeFacts } from "../../../../src/design/recipe-facts.server.ts";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { ComponentPage } from "../../../../src/sections/design/component-page.tsx";
import { RecipeView } from "../../../../src/sections/design/recipe-view.tsx";
import { renderOnPage } from "../../on-page.tsx";

function show(slug: string) {
  const guide = componentGuides.find((each) => each.slug === slug) as ComponentGuide;
  const facts = recipeFacts(guide.recipe);
  renderOnPage(
    <ComponentPage
      guide={guide}
      facts={facts}
      verdicts={[]}
      props={[]}
      heard={[]}
      uses={{ modules: [], pages: [], isEverywhere: false }}
      words={designWords}
      states={<RecipeView facts={facts} branches={branches} words={designWords} />}
    />,
  );
}

test("shows all variants in the mode and palette of the address or buttons", () => {
  history.replaceState(null, "", "/design/components/badge?branch=homestead");
  show("badge");
  // Each mode renders a new list.
  const states = () => screen.getByRole("region", { name: designWords.components.states }).querySelector("dl");
  const solid = () => states()?.style.getPropertyValue("--k-colors-fern-solid");
  expect(solid()).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Dark, more contrast" }));
  expect(solid()).toBe(savedColors.modes["dark-more-contrast"].get("fern.solid")?.hex);
  expect([...(states()?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "solid",
    "tint",
    "outline",
    "dot",
  ]);
});

test("outlines each slot in its own sample, and leaves out those that no sample draws", () => {
  show("notification");
  const outlined = [...document.querySelectorAll("[data-slot]")].map((each) => each.getAttribute("data-slot"));
  expect(outlined).toEqual(["root", "indicator", "title", "description"]);
  expect(screen.getByText("closeTrigger")).toBeInTheDocument();
});
