import { programs } from "../programs.ts";
import { pillars } from "../quiz/pillars.ts";
import type { QuizQuestion } from "../quiz/questions.ts";
import { roleHead } from "../quiz/role-pages.ts";
import { type Role, roles } from "../quiz/roles.ts";
import { entry, list } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, oneOf, slug, text, title } from "./rules.ts";

const pillarKeys = list(oneOf(pillars.map(({ key }) => key)));

const recommendable = programs.filter((program) => program.recommendable).map((program) => program.slug);

const role = entry({
  key: text,
  name: text,
  gloss: text,
  tagline: text,
  gift: text,
  challenge: text,
  contribution: text,
  invitation: text,
  dismantles: pillarKeys,
  praxis: entry({ self: text, home: text, work: text }),
  recommendedPrograms: list(oneOf(recommendable)),
});

const head = entry({ key: text, tagline: title, gloss: description });

/** Checks a role's tagline and gloss too, because its page uses them as title and description. */
export function roleMistakes(roles: readonly Role[]): string[] {
  const file = "data/quiz/roles.ts";
  const mistakes = mistakesIn({ file, entries: roles, schema: role, unique: ["key", "name"] });
  if (mistakes.length > 0) return mistakes;
  const entries = roles.map((role) => {
    const { title, description } = roleHead(role);
    return { key: role.key, tagline: title, gloss: description };
  });
  return mistakesIn({ file, entries, schema: head });
}

const option = entry({ label: text, role: oneOf(roles.map(({ key }) => key)), pillars: pillarKeys });

const question = entry({ id: slug, prompt: text, options: list(option) });

export function questionMistakes(questions: readonly QuizQuestion[]): string[] {
  return mistakesIn({
    file: "data/quiz/questions.ts",
    entries: questions,
    schema: question,
    unique: ["id"],
    nameOf: ({ id }) => id,
  });
}
