import type { Program } from "./programs.ts";
import { recommendedPrograms } from "./recommended-programs.ts";

/** Returns a program that a role recommends. Throws if no role recommends `slug`. */
export function recommendedProgram(slug: string): Program {
  const program = recommendedPrograms.find((candidate) => candidate.slug === slug);
  if (!program) throw new Error(`data/recommended-program: no role recommends a program with the slug '${slug}'`);
  return program;
}
