import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { oneRole, tieOfTwo } from "../../../../a11y/states/quiz-answers.ts";
import { programBySlug } from "../../../../data/programs.ts";
import { programsPage } from "../../../../data/programs-page.ts";
import { questions } from "../../../../data/quiz/questions.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey } from "../../../../data/quiz/roles.ts";
import { loader } from "../../../../src/routes/programs.tsx";
import { ProgramChoice } from "../../../../src/sections/programs/program-choice.tsx";
import { renderOnPage } from "../../on-page.tsx";

// These tests hide nothing, and computing the styles of every ancestor takes seconds.
configure({ defaultHidden: true });

const { path, long, collabs, workshops, ...choice } = loader();
const programs = [...path, ...long, ...collabs, ...workshops];
const { fits, filters } = programsPage;

function openPrograms(query = "", listed = programs) {
  history.replaceState(null, "", `/academy/programs${query}`);
  renderOnPage(
    <ProgramChoice {...choice} words={programsPage} programs={listed}>
      <h2>The whole list</h2>
    </ProgramChoice>,
  );
}

function keepQuiz(choices: readonly number[], step: string) {
  const now = new Date().toISOString();
  const answers = Object.fromEntries(choices.map((choice, position) => [questions[position]?.id, choice]));
  localStorage.setItem("quiz", JSON.stringify({ savedAt: now, startedAt: now, answers, step }));
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const group = (name: string) => within(screen.getByRole("group", { name }));
const title = (slug: string) => programBySlug(slug).title;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("shows the full list without filters", () => {
  openPrograms();
  expect(screen.getByRole("heading", { name: "The whole list" })).toBeVisible();
  expect(screen.queryByRole("link", { name: filters.showAll.label })).toBeNull();
});

test("combines filters, stores them in the address, and announces the count", async () => {
  openPrograms();
  await userEvent.click(group(filters.labels.place).getByRole("button", { name: "Work" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: filters.labels.role }), "Builder");
  expect(location.search).toBe("?place=work&role=builder");
  expect(titles()).toEqual([title("decolonization-301"), title("accounts-and-ledgers")]);
  expect(screen.getByText("2 programs", { selector: "[role=status]" })).toHaveAttribute("aria-live", "polite");
});

test("explains that no program matches and offers to reset the filters", () => {
  openPrograms("?place=work&time=day&price=free");
  expect(screen.getByRole("heading", { name: filters.empty })).toBeVisible();
  expect(screen.getByRole("link", { name: filters.showAll.label })).toHaveAttribute("href", filters.showAll.to);
});

test("lists matching programs first with reasons and tracks their links", async () => {
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

test("has no empty list if none of the listed programs fits", async () => {
  keepQuiz(oneRole, "results");
  const { recommendedPrograms } = roleByKey("weaver");
  openPrograms(
    "?order=mine",
    programs.filter(({ slug }) => !recommendedPrograms.some((fitting) => fitting === slug)),
  );
  expect(await screen.findByRole("heading", { name: "Weaver" })).toBeVisible();
  for (const list of screen.getAllByRole("list")) expect(list).not.toBeEmptyDOMElement();
});

test("names both of two tied roles", async () => {
  keepQuiz(tieOfTwo, "results");
  openPrograms("?order=mine");
  expect(await screen.findByText(quizCopy.results.eyebrowTie)).toBeVisible();
  expect(screen.getByText(quizCopy.results.tie)).toBeVisible();
});

test("explains a missing quiz and keeps the full list", async () => {
  openPrograms("?order=mine");
  expect((await screen.findAllByText(fits.none.text)).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: fits.none.link.label })).toHaveAttribute("href", "/quiz");
  expect(screen.getByRole("heading", { name: "The whole list" })).toBeVisible();
});

test("offers to continue an unfinished quiz", async () => {
  keepQuiz([0, 1, 2], "q4");
  openPrograms("?order=mine");
  expect(await screen.findByRole("link", { name: quizCopy.resume.goOn })).toHaveAttribute("href", "/quiz#q4");
});
