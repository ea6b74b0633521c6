import { foundingOfferAt } from "./plan-offers.ts";
import { milestonesAt } from "./plans.ts";

/*
 * What the Academy’s page says of dates. A built site’s browser gets it finished (prerender/finish-data.ts): to begin
 * with calendars and time zones takes a slow phone a tenth of a second.
 */
const builtAt = new Date(__BUILD_TIME__);

export const founding = foundingOfferAt(builtAt);
export const milestones = milestonesAt(builtAt);
