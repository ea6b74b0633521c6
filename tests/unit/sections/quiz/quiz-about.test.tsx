import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { roles } from "../../../../data/quiz/roles.ts";
import { quizLanding } from "../../../../data/quiz-landing.ts";
import { QuizAbout } from "../../../../src/sections/quiz/quiz-about.tsx";
import { renderOnPage } from "../../on-page.tsx";

test("leads to the page of the ten roles instead of listing them", () => {
  renderOnPage(<QuizAbout words={quizLanding} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.filter(([, to]) => to?.startsWith("/quiz"))).toEqual([["Read about all ten roles", "/quiz/roles"]]);
  for (const { name } of roles) expect(screen.queryByRole("heading", { name })).toBeNull();
});

test("says below the assessment what it is, what it is not, and whose ideas it follows", () => {
  renderOnPage(<QuizAbout words={quizLanding} />);
  const nature = within(screen.getByRole("region", { name: "A mirror, not a ruler" }));
  expect(nature.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "What it is",
    "What it is not",
  ]);
  const credits = within(screen.getByRole("region", { name: "Whose ideas these are" }));
  for (const { link } of quizLanding.credits.credits)
    expect(credits.getByRole("link", { name: new RegExp(`^${link.label}`) })).toHaveAttribute("href", link.href);
});
