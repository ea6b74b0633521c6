import { afterEach, expect, test, vi } from "vitest";
import { oneRole, tieOfThree, tieOfTwo } from "../../../a11y/states/quiz-answers.ts";
import { pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { roles } from "../../../data/quiz/roles.ts";
import { deviceFit, type FitQuiz } from "../../../src/programs/device-fit.ts";
import { recommend, score } from "../../../src/quiz/score.ts";
import { answersFrom } from "../quiz/answers.ts";

const now = new Date("2027-03-02T10:00:00.000Z");
const quiz: FitQuiz = {
  questions: questions.map(({ id, options }) => ({ id, roles: options.map(({ role }) => role) })),
  roles,
};

function store(choices: readonly number[], step: string) {
  const answers = Object.fromEntries(choices.map((choice, position) => [questions[position]?.id, choice]));
  const [savedAt, startedAt] = ["2027-03-01T10:00:00.000Z", "2027-03-01T09:55:00.000Z"];
  const localStorage = { getItem: () => JSON.stringify({ savedAt, startedAt, answers, step }), removeItem: () => {} };
  vi.stubGlobal("window", { localStorage });
}

afterEach(() => vi.unstubAllGlobals());

test("finds no result without storage access or in an old quiz", () => {
  expect(deviceFit(quiz, now)).toEqual({ state: "none" });
  store(oneRole, "results");
  expect(deviceFit(quiz, new Date("2027-06-01"))).toEqual({ state: "none" });
});

test("returns the current step of an unfinished quiz", () => {
  store([0, 1, 2], "q4");
  expect(deviceFit(quiz, now)).toEqual({ state: "begun", step: "q4" });
});

test.each([
  ["one role", oneRole],
  ["a tie of two", tieOfTwo],
  ["a tie of three", tieOfThree],
])("%s has the same leading roles and programs as the quiz result", (_, choices) => {
  const result = score(answersFrom(choices), { questions, roles, pillars });
  store(choices, "results");
  expect(deviceFit(quiz, now)).toEqual({
    state: "found",
    leading: result.leading,
    programs: recommend(result, roles),
  });
});
