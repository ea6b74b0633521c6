import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { scholarshipsPage } from "../../../../data/scholarships.ts";
import { ScholarshipsHero } from "../../../../src/sections/scholarships/scholarships-hero.tsx";
import { renderOnPage } from "../../on-page.tsx";

test("begins with a door to a seat, and one to giving that names all ways", () => {
  renderOnPage(<ScholarshipsHero {...scholarshipsPage.hero} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["I need a seat", "/scholarships#equity-seat"],
    ["I want to give", "/scholarships#contribute"],
    ["Ways to give", "/donate"],
  ]);
});
