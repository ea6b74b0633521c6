import type { Program } from "./programs.ts";
import { recommendedPrograms } from "./recommended-programs.ts";

/** The program with this slug, which a role recommends. */
export function recommendedProgram(slug: string): Program {
  const program = recommendedPrograms.find((candidate) => candidate.slug === slug);
  if (!program) throw new Error(`data/recommended-program: no role recommends a program with the slug '${slug}'`);
  return program;
}
