import { closures } from "./office-hours.ts";
import { closedAhead } from "./sample-dates.ts";

/**
 * Days when the office is closed regardless of its hours. Browsers on the built site get the list precomputed; see
 * prerender/finish-data.ts.
 */
export const closedDays = closedAhead(closures, new Date(__BUILD_TIME__));
