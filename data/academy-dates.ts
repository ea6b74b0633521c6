import { milestonesAt } from "./milestones.ts";
import { foundingOfferAt } from "./plans.ts";

/*
 * Date-dependent copy for the Academy page. Browsers on the built site get it precomputed (prerender/finish-data.ts),
 * because loading calendars and time zones costs a slow phone a tenth of a second.
 */
const builtAt = new Date(__BUILD_TIME__);

export const founding = foundingOfferAt(builtAt);
export const milestones = milestonesAt(builtAt);
