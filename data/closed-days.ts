import { closuresAt } from "./office-hours.ts";

/**
 * Days when the office is closed regardless of its hours. Browsers on the built site get the list precomputed; see
 * prerender/finish-data.ts.
 */
export const closedDays = closuresAt(new Date(__BUILD_TIME__));
