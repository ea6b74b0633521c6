import { afterEach, describe, expect, test, vi } from "vitest";
import { retention } from "../../../data/forms/retention.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { clearQuiz, quizKey, readQuiz, writeQuiz } from "../../../src/quiz/stored-quiz.ts";
import { answersFrom } from "./answers.ts";

const saved = new Date("2027-03-01T10:00:00.000Z");
const later = (days: number) => new Date(saved.getTime() + days * 24 * 60 * 60 * 1000);
const startedAt = "2027-03-01T09:55:00.000Z";
const halfway = { startedAt, answers: { q1: 3, q2: 0 }, step: "q3" } as const;
const everyAnswer = answersFrom(questions.map(() => 1));

/** Replaces the device's storage with one that contains only `text`. */
function storeText(text: string) {
  const kept = new Map([[quizKey, text]]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  return kept;
}

const stored = (changes: object) => JSON.stringify({ savedAt: saved.toISOString(), ...halfway, ...changes });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("writeQuiz, then readQuiz", () => {
  test.each([
    ["halfway", halfway],
    ["at the first question", { startedAt, answers: {}, step: "q1" } as const],
    ["back at an earlier question", { startedAt, answers: { q1: 3, q2: 0, q3: 1 }, step: "q2" } as const],
    ["at the email form", { startedAt, answers: everyAnswer, step: "email" } as const],
    ["at the result", { startedAt, answers: everyAnswer, step: "results" } as const],
  ])("resumes %s", (_, state) => {
    storeText("");
    writeQuiz(state, saved);
    expect(readQuiz(questions, later(1))).toEqual({ savedAt: saved.toISOString(), ...state });
  });

  test.each([
    ["keeps the quiz as long as the privacy page states", retention.quizAnswers],
    ["tolerates a clock set back by up to a day", -0.99],
  ])("%s", (_, days) => {
    const kept = storeText(stored({}));
    expect(readQuiz(questions, later(days))).toBeDefined();
    expect(readQuiz(questions, later(days + Math.sign(days) * 0.02))).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test("stores nothing except the quiz", () => {
    const kept = storeText("");
    const withAddress = { ...halfway, email: "june@mail.example" };
    writeQuiz(withAddress, saved);
    expect([...kept.keys()]).toEqual([quizKey]);
    expect(kept.get(quizKey)).not.toContain("june");
  });
});

describe("readQuiz", () => {
  test("accepts the base of the following cases", () => {
    storeText(stored({}));
    expect(readQuiz(questions, saved)).toBeDefined();
  });

  test.each([
    "",
    "{",
    "null",
    '"quiz"',
    "[]",
    "{}",
    stored({ savedAt: undefined }),
    stored({ savedAt: saved.getTime() }),
    stored({ savedAt: "2027-03-01" }),
    stored({ savedAt: "2027-02-30T10:00:00.000Z" }),
    stored({ savedAt: [saved.toISOString()] }),
    stored({ startedAt: null }),
    stored({ startedAt: "2028-01-01T00:00:00.000Z" }),
    stored({ answers: null }),
    stored({ answers: [3, 0] }),
    stored({ answers: [], step: "q1" }),
    stored({ answers: "q1" }),
    stored({ answers: { q1: 3, q2: 0, q16: 0 } }),
    stored({ answers: { q1: 3, q2: 0, Q3: 0 } }),
    stored({ answers: { q1: 3, q2: 0, toString: 0 } }),
    stored({}).replace('"q1":3', '"q1":3,"__proto__":{"q3":1}'),
    stored({ answers: { q1: 4, q2: 0 } }),
    stored({ answers: { q1: -1, q2: 0 } }),
    stored({ answers: { q1: 1.5, q2: 0 } }),
    stored({ answers: { q1: "3", q2: 0 } }),
    stored({ answers: { q1: null, q2: 0 } }),
    stored({ answers: { q1: [3], q2: 0 } }),
    stored({ answers: { q1: "length", q2: 0 } }),
    stored({ step: 3 }),
    stored({ step: "q16" }),
    stored({ step: "landing" }),
    stored({ step: ["q3"] }),
    stored({ step: "q4" }),
    stored({ step: "email" }),
    stored({ step: "results" }),
    stored({ answers: { q2: 0 }, step: "q2" }),
  ])("ignores and removes %s", (text) => {
    const kept = storeText(text);
    expect(readQuiz(questions, saved)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test("drops unknown properties", () => {
    storeText(stored({ email: "june@mail.example" }));
    expect(readQuiz(questions, saved)).not.toHaveProperty("email");
  });
});

test.each([
  ["missing", {}],
  ["null", { localStorage: null }],
  [
    "denied",
    {
      get localStorage(): Storage {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    },
  ],
])("reads and writes nothing, without an error, if storage is %s", (_, window) => {
  vi.stubGlobal("window", window);
  writeQuiz(halfway, saved);
  clearQuiz();
  expect(readQuiz(questions, saved)).toBeUndefined();
});

test("clearQuiz removes only the quiz", () => {
  const kept = storeText(stored({}));
  kept.set("color-mode", "dark");
  clearQuiz();
  expect([...kept.keys()]).toEqual(["color-mode"]);
});
