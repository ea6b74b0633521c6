import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { oneRole, tieOfTwo } from "../../../../a11y/states/quiz-answers.ts";
import { programBySlug } from "../../../../data/programs.ts";
import { programsPage } from "../../../../data/programs-page.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey } from "../../../../data/quiz/roles.ts";
import { FittingPrograms } from "../../../../src/islands/program-fit.tsx";
import { renderOnPage } from "../../on-page.tsx";

const { fits } = programsPage;

function openPrograms(query = "") {
  history.replaceState(null, "", `/academy/programs${query}`);
  renderOnPage(
    <details>
      <summary>Filters</summary>
      <FittingPrograms />
    </details>,
  );
}

function keepQuiz(choices: readonly number[], step: string) {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(choices.map((choice, position) => [questions[position]?.id, choice]));
  localStorage.setItem("quiz", JSON.stringify({ savedAt: now, startedAt: now, answers, step }));
}

const title = (slug: string) => programBySlug(slug).title;
const isOpen = () => document.querySelector("details")?.open;
const button = () => screen.getByText(fits.mine);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("lists fitting programs with reasons on request, and tracks their links", async () => {
  keepQuiz(oneRole, "results");
  vi.spyOn(console, "info").mockImplementation(() => {});
  openPrograms();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  expect(await screen.findByRole("heading", { name: "Weaver" })).toBeVisible();
  expect(location.search).toBe("?order=mine");
  const { recommendedPrograms } = roleByKey("weaver");
  const [first = ""] = recommendedPrograms;
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("link").textContent)).toEqual(recommendedPrograms.map(title));
  expect(items[0]).toHaveTextContent(programBySlug(first).rationale ?? "");
  expect(screen.getByText("4 programs fit you.")).toHaveAttribute("role", "status");

  await userEvent.click(screen.getByRole("link", { name: title(first) }));
  expect(console.info).toHaveBeenCalledWith("program_reco_clicked", {
    program_slug: first,
    user_role: "weaver",
    source: "quiz",
    medium: "programs",
    campaign: "liberation_role",
  });
});

test("hides the list again", async () => {
  keepQuiz(oneRole, "results");
  openPrograms("?order=mine");
  await userEvent.click(button());
  expect(screen.queryByRole("list")).toBeNull();
  expect(location.search).toBe("");
});

test("unfolds what it is in if the address asks for the list", () => {
  openPrograms();
  expect(isOpen()).toBe(false);
  document.body.replaceChildren();
  keepQuiz(oneRole, "results");
  openPrograms("?order=mine");
  expect(isOpen()).toBe(true);
});

test("names both of two tied roles", async () => {
  keepQuiz(tieOfTwo, "results");
  openPrograms("?order=mine");
  expect(await screen.findByText(quizCopy.results.eyebrowTie)).toBeVisible();
  expect(screen.getByText(quizCopy.results.tie)).toBeVisible();
});

test("explains a missing quiz", async () => {
  openPrograms("?order=mine");
  expect(await screen.findByText(fits.none.text)).toHaveAttribute("role", "status");
  expect(screen.getByRole("link", { name: fits.none.link.label })).toHaveAttribute("href", "/quiz");
});

test("offers to continue an unfinished quiz", async () => {
  keepQuiz([0, 1, 2], "q4");
  openPrograms("?order=mine");
  expect(await screen.findByRole("link", { name: quizCopy.resume.goOn })).toHaveAttribute("href", "/quiz#q4");
});
