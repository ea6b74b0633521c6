/** Widths in em, which media queries resolve against the visitor's own text size. */
export const breakpoints = { sm: "30em", md: "48em", lg: "64em", xl: "80em", "2xl": "100em" };
