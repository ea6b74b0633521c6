import type { designWords } from "../../data/design/words.ts";
import type { LastAudit } from "../../data/last-audit.ts";
import { longDate } from "../components/dates.ts";

/** What the last full audit said: of the whole site, and of a recipe, of which nothing is said before the first. */
export function auditWords(lastAudit: LastAudit | null, words: (typeof designWords)["recipes"]) {
  if (!lastAudit) return { verdict: words.noAudit, verdictOn: () => undefined };
  return {
    verdict: words.audit(longDate(lastAudit.endedAt.slice(0, 10), "UTC"), lastAudit.failures),
    verdictOn(recipe: string): string {
      const found = lastAudit.recipes.find(({ name }) => name === recipe);
      return found ? words.recipeAudit(found.failures) : words.newerThanAudit;
    },
  };
}
