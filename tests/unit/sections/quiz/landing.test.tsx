import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../../../data/quiz/roles.ts";
import { quizLanding } from "../../../../data/quiz-landing.ts";
import type { QuizStep } from "../../../../src/quiz/stored-quiz.ts";
import { Landing } from "../../../../src/sections/quiz/quiz-steps.tsx";
import { system } from "../../../../theme/index.ts";

const content = { landing: quizLanding, words: quizCopy, roles, roleByKey };

/** Returns the links of the landing page's first section for a visitor who left the quiz at this step. */
function linksFirstSeen(resumeAt?: QuizStep) {
  const quiz = {
    step: "landing",
    isRead: true,
    answers: {},
    resumeAt,
    choose: () => {},
    goTo: () => {},
    goBack: () => {},
    startAgain: () => {},
  } as const;
  const router = createMemoryRouter([{ path: "/", element: <Landing quiz={quiz} content={content} /> }]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const hero = screen.getByRole("region", { name: quizLanding.hero.title });
  return within(hero)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

test("offers a new visitor the assessment first", () => {
  expect(linksFirstSeen()).toContainEqual(["Take the Assessment (7 minutes)", "/quiz#q1"]);
});

test("offers a returning visitor to continue or see the result", () => {
  expect(linksFirstSeen("q7")).toContainEqual(["Go on where you were", "/quiz#q7"]);
  cleanup();
  expect(linksFirstSeen("results")).toContainEqual(["See your result", "/quiz#results"]);
});
