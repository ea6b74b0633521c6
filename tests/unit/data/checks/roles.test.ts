import { expect, test } from "vitest";
import { questionMistakes, roleMistakes } from "../../../../data/every-page.ts";
import type { QuizQuestion } from "../../../../data/quiz/questions.ts";
import type { Role } from "../../../../data/quiz/roles.ts";

const mender = {
  key: "mender",
  name: "Mender",
  gloss: "You find what is torn and sit down beside it.",
  tagline: "Sit down. Thread the needle.",
  gift: "Patience.",
  challenge: "Rest.",
  contribution: "Whole coats.",
  invitation: "Ask for help.",
  dismantles: ["perfectionism", "individualism"],
  praxis: { self: "Nap.", home: "Cook.", work: "Ask." },
  recommendedPrograms: ["decolonization-101"],
};

/** Casts the changes, because authors may type values that the compiler would reject. */
const roleSaid = (change: object) => roleMistakes([{ ...mender, ...change } as unknown as Role]);
const optionSaid = (change: object) =>
  questionMistakes([
    {
      id: "q1",
      prompt: "What now?",
      options: [{ label: "I wait", role: "builder", pillars: ["perfectionism", "individualism"], ...change }],
    } as unknown as QuizQuestion,
  ]);

test("accepts a valid role and question", () => {
  expect(roleSaid({})).toEqual([]);
  expect(optionSaid({})).toEqual([]);
});

test.each([
  [
    { dismantles: ["perfectionism", "individalism"] },
    "dismantles[1]: 'individalism' is not one of the list; write one",
  ],
  [{ recommendedPrograms: ["liberation-journy"] }, "'liberation-journy' is not one of the list; write one of decolon"],
  [{ tagline: "" }, "data/quiz/roles.ts, 'mender', tagline: '' is no text; write at least a word"],
  [{ praxis: { self: "Nap.", home: "Cook." } }, "data/quiz/roles.ts, 'mender', work: nothing is no text"],
  [{ gift: "<em>Patience</em>" }, "gift: '<em>Patience</em>' has HTML in it"],
  [{ gloss: "You mend.".repeat(20) }, "is longer than 155 characters"],
])("rejects %o in a role with a fix", (change, said) => {
  expect(roleSaid(change)).toEqual([expect.stringContaining(said)]);
});

test.each([
  [{ role: "bilder" }, "data/quiz/questions.ts, 'q1, I wait', role: 'bilder' is not one of the list; write one of"],
  [{ pillars: ["perfectionism", "paternalisms"] }, "pillars[1]: 'paternalisms' is not one of the list"],
  [{ label: " " }, "label: ' ' is no text"],
])("rejects %o in a quiz answer with a fix", (change, said) => {
  expect(optionSaid(change)).toEqual([expect.stringContaining(said)]);
});
