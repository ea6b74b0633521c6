import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../../../data/quiz/roles.ts";
import { SharedHero } from "../../../../src/sections/quiz/quiz-landing.tsx";
import { renderOnPage } from "../../on-page.tsx";
// Preloads the lazy modules, so that a slow machine does not matter.
import "../../../../src/wheel/role-wheel.tsx";

const weaver = roleByKey("weaver");

test("shows a shared role with name, tagline, wheel, and a link to the quiz", async () => {
  renderOnPage(
    <SharedHero
      role={weaver}
      roles={roles}
      words={quizCopy.shared}
      praxis={quizCopy.results.praxis}
      start="/quiz#q1"
    />,
  );
  expect(screen.getByRole("heading", { level: 1, name: weaver.name })).toBeVisible();
  expect(screen.getByText(weaver.tagline)).toBeVisible();
  expect(screen.getByRole("link", { name: "Find yours" })).toHaveAttribute("href", "/quiz#q1");
  expect(screen.getByRole("link", { name: quizCopy.shared.more })).toHaveAttribute("href", "/quiz/roles/weaver");
  // The wheel's list starts with the current role.
  const [first] = within(await screen.findByRole("list")).getAllByRole("link");
  expect(first).toHaveAccessibleName(weaver.name);
  expect(first).toHaveAttribute("aria-current", "true");
});
