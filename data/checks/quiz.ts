import { programs } from "../programs.ts";
import { pillars } from "../quiz/pillars.ts";
import { roleHead } from "../quiz/role-pages.ts";
import { type Role, roles } from "../quiz/roles.ts";
import { description, entry, list, oneOf, rule, slug, text, title } from "./rules.ts";

const pillarKeys = list(oneOf(pillars.map(({ key }) => key)));

const recommendable = programs.filter((program) => program.recommendable).map((program) => program.slug);

const fitsTitle = rule(
  (tagline: string, role: Role) => title.isValidSync(roleHead({ ...role, tagline }).title),
  "makes the title of the role’s page longer than 70 characters",
  "shorten it",
);

const fitsDescription = rule(
  (gloss: string, role: Role) => description.isValidSync(roleHead({ ...role, gloss, tagline: "" }).description),
  "does not make a description of 41 to 155 characters for the role’s page",
  "shorten or lengthen it",
);

/** A role of the quiz. Its page has the tagline in its title and the gloss in its description. */
export const role = entry({
  key: text,
  name: text,
  gloss: text.test(fitsDescription),
  tagline: text.test(fitsTitle),
  gift: text,
  challenge: text,
  contribution: text,
  invitation: text,
  dismantles: pillarKeys,
  praxis: entry({ self: text, home: text, work: text }),
  recommendedPrograms: list(oneOf(recommendable)),
});

const option = entry({ label: text, role: oneOf(roles.map(({ key }) => key)), pillars: pillarKeys });

export const question = entry({ id: slug, prompt: text, options: list(option) });
