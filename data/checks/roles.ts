import { roleHead } from "../quiz/role-pages.ts";
import type { Role } from "../quiz/roles.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, text, title } from "./rules.ts";

const head = entry({ key: text, tagline: title, gloss: description });

/** A role’s page makes its title of the tagline, and its description of the gloss. */
export function roleMistakes(roles: readonly Role[]): string[] {
  const entries = roles.map((role) => {
    const { title, description } = roleHead(role);
    return { key: role.key, tagline: title, gloss: description };
  });
  return mistakesIn({ file: "data/quiz/roles.ts", entries, schema: head });
}
