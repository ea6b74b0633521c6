/** The record of the days on which pages have changed, and how a build would write it anew. */
export const pageDatesFile = "data/page-dates.json";
export const renewedDatesFile = "build/page-dates.json";
