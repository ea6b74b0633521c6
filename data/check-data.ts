import { authors } from "./authors.ts";
import { briefs } from "./briefs.ts";
import { authorMistakes } from "./checks/authors.ts";
import { briefMistakes } from "./checks/briefs.ts";
import { eventMistakes, eventSeriesMistakes, gatheringMistakes, recentEventMistakes } from "./checks/events.ts";
import { giftUseMistakes } from "./checks/giving.ts";
import { lastAuditMistakes } from "./checks/last-audit.ts";
import { closureMistakes, officeHoursMistakes } from "./checks/office-hours.ts";
import { pageMistakes, unlistedPageMistakes } from "./checks/pages.ts";
import { partnerMistakes } from "./checks/partners.ts";
import { milestoneMistakes, offerMistakes, planMistakes, tierMistakes } from "./checks/plans.ts";
import { productMistakes } from "./checks/products.ts";
import { programMistakes } from "./checks/programs.ts";
import { questionMistakes, roleMistakes } from "./checks/roles.ts";
import { eventSeries, events, recentEvents } from "./events.ts";
import { giftUses } from "./giving.ts";
import { gatherings } from "./homestead.ts";
import { lastAudit } from "./last-audit.ts";
import { closures, officeHours } from "./office-hours.ts";
import { pages, unlistedPages } from "./pages.ts";
import { partners } from "./partners.ts";
import { foundingMember, milestones, plans } from "./plans.ts";
import { products } from "./products.ts";
import { programs } from "./programs.ts";
import { questions } from "./quiz/questions.ts";
import { roles } from "./quiz/roles.ts";
import { tiers } from "./quiz/tiers.ts";

/** Validation result, cached safely: a data change reloads this module along with its imports. */
let isSound = false;

/**
 * Throws one error with every mistake in data/, one per line. Use it in builds, audits and tests only; page scripts
 * must not import it.
 */
export function checkData(): void {
  if (isSound) return;
  failWith([
    ...pageMistakes(pages),
    ...unlistedPageMistakes(unlistedPages),
    ...briefMistakes(briefs),
    ...authorMistakes(authors),
    ...giftUseMistakes(giftUses),
    ...productMistakes(products),
    ...programMistakes(programs),
    ...partnerMistakes(partners),
    ...eventMistakes(events, eventSeries),
    ...eventSeriesMistakes(eventSeries),
    ...recentEventMistakes(recentEvents),
    ...gatheringMistakes(gatherings),
    ...planMistakes(plans),
    ...offerMistakes(foundingMember, plans),
    ...milestoneMistakes(milestones),
    ...tierMistakes(tiers),
    ...roleMistakes(roles),
    ...questionMistakes(questions),
    ...officeHoursMistakes(officeHours.days),
    ...closureMistakes(closures),
    ...lastAuditMistakes(lastAudit),
  ]);
  isSound = true;
}

export function failWith(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  throw new Error(`data: ${mistakes.length} to fix\n${mistakes.map((line) => `  ${line}`).join("\n")}`);
}
