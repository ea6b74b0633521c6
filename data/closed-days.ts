import { closures } from "./office-hours.ts";
import { closedAhead } from "./sample-dates.ts";

/** When the office is closed whatever its hours. A built site’s browser gets it finished, see prerender/finish-data.ts. */
export const closedDays = closedAhead(closures, new Date(__BUILD_TIME__));
