/**
 * CSS keywords that every layout needs and that are not tokens, by the token category of their properties. They are
 * written literally, so they need no variable. System colors are for forced colors only.
 */
export const keywords: Record<string, Record<string, string>> = {
  colors: {
    ...words("transparent inherit Canvas CanvasText Highlight HighlightText GrayText LinkText"),
    current: "currentColor",
  },
  spacing: { ...words("auto"), half: "50%", full: "100%" },
  sizes: {
    ...words("auto none"),
    half: "50%",
    full: "100%",
    min: "min-content",
    max: "max-content",
    fit: "fit-content",
    measure: "68ch",
    screen: "100vh",
  },
  aspectRatios: { ...words("auto"), square: "1", landscape: "4 / 3", portrait: "3 / 4", wide: "16 / 9" },
  borders: words("none"),
  borderStyles: words("solid dashed none"),
  cursor: words("pointer not-allowed default"),
  fonts: words("inherit"),
  fontSizes: words("inherit"),
  fontWeights: words("inherit"),
  lineHeights: words("inherit"),
  letterSpacings: words("inherit"),
};

/** Unlike a color, paint can be `none`. */
export const paintKeywords = words("none");

function words(list: string): Record<string, string> {
  return Object.fromEntries(list.split(" ").map((word) => [word, word]));
}
