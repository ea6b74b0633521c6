/** Record of page change dates, and the updated record from the last build. */
export const pageDatesFile = "data/page-dates.json";
export const renewedDatesFile = "build/page-dates.json";
