import { partners } from "../partners.ts";
import { type Program, programCategories } from "../programs.ts";
import { entry } from "./entry.ts";
import { mistakesIn } from "./mistakes.ts";
import { description, flag, oneOf, path, rule, slug, text, title } from "./rules.ts";

const endsInSlug = rule(
  (value: string, entry: { slug: string }) => !value.startsWith("/academy/") || value === `/academy/${entry.slug}`,
  "does not end in the slug",
  "write /academy/ and then the slug",
);

/** A program as lists, the quiz and forms show it. What its own page adds stands in data/program-pages.ts. */
export const program = entry({
  /** Last part of the page’s path; unique. */
  slug,
  title,
  /** Slug of the partner it is made with. */
  partner: oneOf(partners.map((partner) => partner.slug)).optional(),
  category: oneOf(programCategories),
  /** What it is. Also its page’s description. */
  summary: description,
  /** Path of its page on this site; unique. */
  url: path.test(endsInSlug),
  /** Why it may suit someone; the quiz prints it under its recommendation. */
  rationale: text.optional(),
  /** It costs nothing, so nobody has to ask for a seat. */
  free: flag("where it costs nothing").optional(),
  recommendable: flag("where the quiz may recommend it"),
});

export function programMistakes(programs: readonly Program[]): string[] {
  return mistakesIn({
    file: "data/programs.ts",
    entries: programs,
    schema: program,
    unique: ["slug", "title", "url"],
  });
}
