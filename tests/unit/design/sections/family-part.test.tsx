import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { recipeFacts } from "../../../../src/design/recipe-facts.server.ts";
import { savedColors } from "../../../../src/design/saved-theme.ts";
import { FamilyPart } from "../../../../src/design/sections/family-part.tsx";
import { feedbackGuides } from "../../../../src/design/words/guides/feedback.ts";
import { designWords } from "../../../../src/design/words/words.ts";
import { renderOnPage } from "../../on-page.tsx";

const words = designWords.components;

function show() {
  const components = feedbackGuides.map((guide) => ({ guide, facts: recipeFacts(guide.recipe), heard: ["it says"] }));
  renderOnPage(<FamilyPart components={components} words={words} modes={designWords.modes} />);
}

test("links to the heading of each component", () => {
  show();
  const links = within(screen.getByRole("navigation", { name: words.list })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(feedbackGuides.map(({ name }) => name));
  for (const link of links)
    expect(screen.getByRole("heading", { level: 2, name: link.textContent ?? "" })).toHaveAttribute(
      "id",
      link.getAttribute("href")?.slice(1),
    );
});

test("shows all variants of a component, also in every palette", () => {
  show();
  const [shown, colored] = screen.getByRole("region", { name: "Badge" }).querySelectorAll("dl");
  const textsIn = (list: Element | undefined, part: string) =>
    [...(list?.querySelectorAll(part) ?? [])].map(({ textContent }) => textContent);
  expect(textsIn(shown, "small")).toEqual(["solid", "tint", "outline", "dot"]);
  expect(textsIn(colored, "dt")).toEqual(["solid", "tint", "outline", "dot"]);
  expect(textsIn(colored, "dd")).toContain("marigold");
});

test("gives each panel the colors of its mode", () => {
  show();
  for (const mode of ["light", "dark-more-contrast"] as const) {
    const panel = document.getElementById(mode);
    expect(panel?.style.getPropertyValue("--k-colors-clay-solid")).toBe(savedColors.modes[mode].get("clay.solid")?.hex);
  }
});
