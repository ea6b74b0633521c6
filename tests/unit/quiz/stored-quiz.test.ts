import { afterEach, describe, expect, test, vi } from "vitest";
import { retention } from "../../../data/forms/retention.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { clearQuiz, localStorageOrNone, quizKey, readQuiz, writeQuiz } from "../../../src/quiz/stored-quiz.ts";
import { answersFrom } from "./answers.ts";

const saved = new Date("2027-03-01T10:00:00.000Z");
const later = (days: number) => new Date(saved.getTime() + days * 24 * 60 * 60 * 1000);
const startedAt = "2027-03-01T09:55:00.000Z";
const halfway = { startedAt, answers: { q1: 3, q2: 0 }, step: "q3" } as const;
const everyAnswer = answersFrom(questions.map(() => 1));

function storageWith(text?: string) {
  const kept = new Map<string, string>();
  if (text !== undefined) kept.set(quizKey, text);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function denied(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

const stored = (changes: object) =>
  JSON.stringify({ version: 1, savedAt: saved.toISOString(), ...halfway, ...changes });

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
    const storage = storageWith();
    expect(writeQuiz(storage, state, saved)).toBe(true);
    expect(readQuiz(storage, questions, later(1))).toEqual({ version: 1, savedAt: saved.toISOString(), ...state });
  });

  test("keeps the quiz as long as the privacy page states", () => {
    const storage = storageWith();
    writeQuiz(storage, halfway, saved);
    expect(readQuiz(storage, questions, later(retention.quizAnswers))).toBeDefined();
    expect(readQuiz(storage, questions, later(retention.quizAnswers + 0.01))).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  test("tolerates a clock set back by up to a day", () => {
    const storage = storageWith();
    writeQuiz(storage, halfway, saved);
    expect(readQuiz(storage, questions, later(-0.99))).toBeDefined();
    expect(readQuiz(storage, questions, later(-1.01))).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  test("stores nothing except the quiz", () => {
    const storage = storageWith();
    const withAddress = { ...halfway, email: "june@mail.example" };
    writeQuiz(storage, withAddress, saved);
    expect([...storage.kept.keys()]).toEqual([quizKey]);
    expect(storage.kept.get(quizKey)).not.toContain("june");
  });
});

describe("readQuiz", () => {
  test("returns undefined and stores nothing without a stored quiz", () => {
    expect(readQuiz(storageWith(), questions, saved)).toBeUndefined();
    expect(readQuiz(undefined, questions, saved)).toBeUndefined();
  });

  test("accepts the base of the following cases", () => {
    expect(readQuiz(storageWith(stored({})), questions, saved)).toBeDefined();
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    '"quiz"',
    "[]",
    "{}",
    "\u0000",
    "undefined",
    stored({ version: 0 }),
    stored({ version: 2 }),
    stored({ version: "1" }),
    stored({ version: undefined }),
    stored({ savedAt: undefined }),
    stored({ savedAt: saved.getTime() }),
    stored({ savedAt: "yesterday" }),
    stored({ savedAt: "2027-03-01" }),
    stored({ savedAt: "2027-02-30T10:00:00.000Z" }),
    stored({ savedAt: [saved.toISOString()] }),
    stored({ startedAt: null }),
    stored({ startedAt: "" }),
    stored({ startedAt: "2028-01-01T00:00:00.000Z" }),
    stored({ answers: undefined }),
    stored({ answers: null }),
    stored({ answers: [3, 0] }),
    stored({ answers: [], step: "q1" }),
    stored({ answers: "q1" }),
    stored({ answers: { q1: 3, q2: 0, q16: 0 } }),
    stored({ answers: { q1: 3, q2: 0, Q3: 0 } }),
    stored({ answers: { q1: 3, q2: 0, toString: 0 } }),
    stored({}).replace('"q1":3', '"q1":3,"__proto__":{"q3":1}'),
    stored({ answers: { q1: 4, q2: 0 } }),
    stored({ answers: { q1: 3, q2: 0, q9: 4 } }),
    stored({ answers: { q1: -1, q2: 0 } }),
    stored({ answers: { q1: 1.5, q2: 0 } }),
    stored({ answers: { q1: "3", q2: 0 } }),
    stored({ answers: { q1: true, q2: 0 } }),
    stored({ answers: { q1: null, q2: 0 } }),
    stored({ answers: { q1: [3], q2: 0 } }),
    stored({ answers: { q1: "length", q2: 0 } }),
    stored({ step: undefined }),
    stored({ step: 3 }),
    stored({ step: "q16" }),
    stored({ step: "landing" }),
    stored({ answers: everyAnswer, step: "landing" }),
    stored({ step: ["q3"] }),
    stored({ step: "q4" }),
    stored({ step: "email" }),
    stored({ step: "results" }),
    stored({ answers: { q2: 0 }, step: "q2" }),
  ])("ignores and removes %s", (text) => {
    const storage = storageWith(text);
    expect(readQuiz(storage, questions, saved)).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  test("drops unknown properties", () => {
    const quiz = readQuiz(storageWith(stored({ email: "june@mail.example" })), questions, saved);
    expect(Object.keys(quiz ?? {}).sort()).toEqual(["answers", "savedAt", "startedAt", "step", "version"]);
  });
});

describe("when storage is denied or full", () => {
  test("reads nothing", () => {
    expect(readQuiz({ getItem: denied, removeItem: denied }, questions, saved)).toBeUndefined();
    expect(readQuiz({ getItem: () => "{", removeItem: denied }, questions, saved)).toBeUndefined();
  });

  test("reports a failed write", () => {
    const full = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    expect(writeQuiz({ setItem: full }, halfway, saved)).toBe(false);
    expect(writeQuiz({ setItem: denied }, halfway, saved)).toBe(false);
    expect(writeQuiz(undefined, halfway, saved)).toBe(false);
  });

  test("clears without an error", () => {
    expect(() => clearQuiz({ removeItem: denied })).not.toThrow();
    expect(() => clearQuiz(undefined)).not.toThrow();
  });
});

test("clearQuiz removes only the quiz", () => {
  const storage = storageWith(stored({}));
  storage.setItem("color-mode", "dark");
  clearQuiz(storage);
  expect([...storage.kept.keys()]).toEqual(["color-mode"]);
});

describe("localStorageOrNone()", () => {
  test("returns the browser's storage", () => {
    const localStorage = storageWith();
    vi.stubGlobal("window", { localStorage });
    expect(localStorageOrNone()).toBe(localStorage);
  });

  test("returns undefined without a window, storage, or permission", () => {
    expect(localStorageOrNone()).toBeUndefined();
    vi.stubGlobal("window", { localStorage: null });
    expect(localStorageOrNone()).toBeUndefined();
    vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { get: denied }));
    expect(localStorageOrNone()).toBeUndefined();
  });
});
