import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { oneRole, tieOfTwo } from "../../../../a11y/states/quiz-answers.ts";
import { programBySlug } from "../../../../data/programs.ts";
import { programsPage } from "../../../../data/programs-page.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey } from "../../../../data/quiz/roles.ts";
import { loader } from "../../../../src/routes/programs.tsx";
import { ProgramChoice } from "../../../../src/sections/programs/program-choice.tsx";
import { system } from "../../../../theme/index.ts";

// These tests hide nothing, and computing the styles of every ancestor takes seconds.
configure({ defaultHidden: true });
// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const { path, long, collabs, workshops, ...choice } = loader();
const programs = [...path, ...long, ...collabs, ...workshops];
const { fits, filters } = programsPage;

function openPrograms(query = "") {
  history.replaceState(null, "", `/academy/programs${query}`);
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ProgramChoice {...choice} words={programsPage} programs={programs}>
          <h2>The whole list</h2>
        </ProgramChoice>
      </MemoryRouter>
    </ChakraProvider>,
  );
}

function keepQuiz(choices: readonly number[], step: string) {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(choices.map((choice, position) => [questions[position]?.id, choice]));
  localStorage.setItem("quiz", JSON.stringify({ version: 1, savedAt: now, startedAt: now, answers, step }));
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole("group", { name }));
const title = (slug: string) => programBySlug(slug).title;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test("while nothing is chosen the whole list stands as it is composed", () => {
  openPrograms();
  expect(screen.getByRole("heading", { name: "The whole list" })).toBeVisible();
  expect(screen.queryByRole("link", { name: filters.showAll.label })).toBeNull();
});

test("choices add up; the address keeps them and the count is announced", async () => {
  openPrograms();
  await userEvent.click(group(filters.labels.place).getByRole("button", { name: "Work" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: filters.labels.role }), "Builder");
  expect(location.search).toBe("?place=work&role=builder");
  expect(titles()).toEqual([title("decolonization-301"), title("accounts-and-ledgers")]);
  expect(screen.getByText("2 programs", { selector: "[role=status]" })).toHaveAttribute("aria-live", "polite");
});

test("where no program is left, it says so and leads out", () => {
  openPrograms("?place=work&time=day&price=free");
  expect(screen.getByRole("heading", { name: filters.empty })).toBeVisible();
  expect(screen.getByRole("link", { name: filters.showAll.label })).toHaveAttribute("href", filters.showAll.to);
});

test("what fits the quiz on the device stands first, with why, and each way there is counted", async () => {
  keepQuiz(oneRole, "results");
  vi.spyOn(console, "info").mockImplementation(() => {});
  openPrograms();
  await userEvent.click(screen.getByRole("button", { name: fits.mine }));
  expect(await screen.findByRole("heading", { name: "Weaver" })).toBeVisible();
  expect(location.search).toBe("?order=mine");
  const [first = ""] = roleByKey("weaver").recommendedPrograms;
  const { rationale } = programBySlug(first);
  const [item] = screen.getAllByRole("listitem");
  expect(item).toHaveTextContent(title(first));
  expect(item).toHaveTextContent(rationale ?? "");
  expect(titles()).toHaveLength(programs.length);
  expect(await screen.findByText("4 programs fit you.")).toHaveAttribute("role", "status");

  await userEvent.click(screen.getByRole("link", { name: title(first) }));
  expect(console.info).toHaveBeenCalledWith("program_reco_clicked", {
    program_slug: first,
    user_role: "weaver",
    source: "quiz",
    medium: "programs",
    campaign: "liberation_role",
  });
});

test("two roles that tie are both named, as in the quiz’s result", async () => {
  keepQuiz(tieOfTwo, "results");
  openPrograms("?order=mine");
  expect(await screen.findByText(quizCopy.results.eyebrowTie)).toBeVisible();
  expect(screen.getByText(quizCopy.results.tie)).toBeVisible();
});

test("a device without a quiz is told so, and the whole list stays", async () => {
  openPrograms("?order=mine");
  expect((await screen.findAllByText(fits.none.text)).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: fits.none.link.label })).toHaveAttribute("href", "/quiz");
  expect(screen.getByRole("heading", { name: "The whole list" })).toBeVisible();
});

test("a quiz that was begun is gone on with", async () => {
  keepQuiz([0, 1, 2], "q4");
  openPrograms("?order=mine");
  expect(await screen.findByRole("link", { name: quizCopy.resume.goOn })).toHaveAttribute("href", "/quiz#q4");
});
