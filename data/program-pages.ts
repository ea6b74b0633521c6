import type { ProgramPage } from "./program-page.ts";
import { certification, journey } from "./program-pages/long.ts";
import { cinema, housing, ledgers, meditations, parenting, somatics, wealth } from "./program-pages/partners.ts";
import { foundations, home, self, work } from "./program-pages/path.ts";
import type { ProgramSlug } from "./programs.ts";

/** The pages under /academy/. The PASS Hub is not here, because its page belongs to ERIN's Place. */
const programPages: Record<Exclude<ProgramSlug, "pass-hub">, ProgramPage> = {
  "decolonization-foundations": foundations,
  "decolonization-101": self,
  "decolonization-201": home,
  "decolonization-301": work,
  "liberation-journey": journey,
  "facilitator-certification": certification,
  "parenting-for-liberation": parenting,
  "cinema-and-conjure": cinema,
  "accounts-and-ledgers": ledgers,
  "radical-self-love-meditations": meditations,
  "equity-in-housing": housing,
  "ethical-wealth-building": wealth,
  "liberation-through-somatics": somatics,
};

const pagesBySlug = new Map<string, ProgramPage>(Object.entries(programPages));

export function findProgramPage(slug: string): ProgramPage | undefined {
  return pagesBySlug.get(slug);
}
