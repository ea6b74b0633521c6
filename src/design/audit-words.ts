import type { designWords } from "../../data/design/words.ts";
import type { LastAudit } from "../../data/last-audit.ts";
import { longDate } from "../components/dates.ts";

/**
 * Returns the results of the last full audit: of the whole site and of one recipe. Before the first audit there is no
 * text for a recipe.
 */
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
