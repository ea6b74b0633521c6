/** How far below its place stands what comes up to it. */
export const rise = "0.75rem";
