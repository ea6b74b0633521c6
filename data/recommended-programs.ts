import { type ProgramSlug, programs } from "./programs.ts";
import { roles } from "./quiz/roles.ts";

const named = new Set<ProgramSlug>(roles.flatMap(({ recommendedPrograms }) => recommendedPrograms));

/** Programs that at least one role recommends. Quiz scripts include only these (prerender/finish-data.ts). */
export const recommendedPrograms = programs.filter(({ slug }) => named.has(slug));
