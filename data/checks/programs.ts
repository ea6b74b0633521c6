import { partners } from "../partners.ts";
import { type Program, programCategories } from "../programs.ts";
import { mistakesIn, type Rule } from "./mistakes.ts";
import { description, flag, oneOf, optional, path, slug, text, title } from "./rules.ts";

const endsInSlug: Rule<Program> = {
  holds: (value, program) => !String(value).startsWith("/academy/") || value === `/academy/${program.slug}`,
  problem: "does not end in the slug",
  mend: "write /academy/ and then the slug",
};

export function programMistakes(programs: readonly Program[]): string[] {
  return mistakesIn<Program>({
    file: "data/programs.ts",
    entries: programs,
    unique: ["slug", "title", "url"],
    rules: {
      slug: [slug],
      title,
      partner: [optional(oneOf(partners.map((partner) => partner.slug)))],
      category: [oneOf(programCategories)],
      summary: description,
      url: [path, endsInSlug],
      rationale: [optional(text)],
      recommendable: [{ ...flag, mend: "write true where the quiz may recommend it, otherwise false" }],
    },
  });
}
