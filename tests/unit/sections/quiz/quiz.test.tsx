// Preloads a lazy module, so that a slow machine does not matter.
import "../../../../src/wheel/role-wheel.tsx";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { tiers } from "../../../../data/course-prices.ts";
import { dollars } from "../../../../data/money.ts";
import { pillars } from "../../../../data/quiz/pillars.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../../../data/quiz/roles.ts";
import { quizLanding } from "../../../../data/quiz-landing.ts";
import { studyOffers, studyWords } from "../../../../data/study.ts";
import type { QuizStep } from "../../../../src/quiz/stored-quiz.ts";
import { StudyLine } from "../../../../src/sections/academy/price-lines.tsx";
import { PillarNotes } from "../../../../src/sections/quiz/outcome.tsx";
import { SharedHero } from "../../../../src/sections/quiz/quiz-landing.tsx";
import { Landing } from "../../../../src/sections/quiz/quiz-steps.tsx";
import { StudyTiers } from "../../../../src/sections/quiz/result-parts.tsx";
import { renderOnPage } from "../../on-page.tsx";

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
  renderOnPage(<Landing quiz={quiz} content={content} />);
  const hero = screen.getByRole("region", { name: quizLanding.hero.title });
  return within(hero)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

test("offers a new visitor the assessment first", () => {
  expect(linksFirstSeen()).toContainEqual(["Take the Assessment (7 minutes)", "/quiz#q1"]);
});

test("offers a returning visitor to continue or see the result", () => {
  expect(linksFirstSeen("q7")).toContainEqual(["Pick up where you left off", "/quiz#q7"]);
  cleanup();
  expect(linksFirstSeen("results")).toContainEqual(["See your result", "/quiz#results"]);
});

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

test.each(tiers)("links the offer of $name to the page that sells it for the same price", ({ name, price }) => {
  renderOnPage(
    <>
      <StudyTiers words={quizCopy.results.tiers} tiers={tiers} />
      <main>
        {studyOffers.map((offer) => (
          <StudyLine key={offer.key} offer={offer} words={studyWords} />
        ))}
      </main>
    </>,
  );
  const address = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(address).toMatch(/^\/academy#/);
  const place = document.getElementById(address.split("#")[1] ?? "");
  expect(place?.querySelector("summary")).toHaveTextContent(`${name} ${dollars(price)} ${studyWords.once}`);
});

test("names the two pillars of a result, and no others", () => {
  const top = pillars.slice(0, 2);
  renderOnPage(<PillarNotes words={quizCopy.results.pillars} pillars={top} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    top.map(({ name }) => name),
  );
});
