import { type ProgramSlug, programs } from "./programs.ts";
import { roles } from "./quiz/roles.ts";

const named = new Set<ProgramSlug>(roles.flatMap(({ recommendedPrograms }) => recommendedPrograms));

/** The programs that any role recommends: scripts of the quiz have these (prerender/finish-data.ts), and no others. */
export const recommendedPrograms = programs.filter(({ slug }) => named.has(slug));
