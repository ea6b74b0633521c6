import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** Safari before 17, and Chrome before 136, know these by their prefix alone; Chakra’s types have no prefixes. */
const prefixed = {
  textSize: { WebkitTextSizeAdjust: "100%" },
  hyphens: { WebkitHyphens: "auto" },
  printColors: { WebkitPrintColorAdjust: "exact" },
};

export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: "clay",
    colorScheme: "light dark",
    textSizeAdjust: "100%",
    ...prefixed.textSize,
    WebkitTapHighlightColor: "transparent",
    // What is jumped to must not end up under the bar that sticks to the top, nor a focus ring past the lower edge.
    scrollPadding: "[{spacing.24} 0 {spacing.4}]",
    // Else browsers print no grounds, and what is written on them loses its contrast.
    printColorAdjust: "exact",
    ...prefixed.printColors,
  },
  "html.light": { colorScheme: "light" },
  "html.dark": { colorScheme: "dark" },
  body: {
    minHeight: "screen",
    bg: "bg.canvas",
    color: "fg.default",
    textStyle: "body",
    // Fraunces with its corners rounded off; other fonts have no such axis.
    fontVariationSettings: '"SOFT" 100',
    accentColor: "colorPalette.solid",
    overflowWrap: "break-word",
    textWrap: "pretty",
    // Twice the text size on the narrowest phone: rather a broken word than one that leaves the screen.
    "@media (max-width: 15em)": { overflowWrap: "anywhere" },
  },
  // Its columns would become as narrow as a letter.
  table: { overflowWrap: "break-word" },
  "h1, h2, h3, h4": {
    fontFamily: "heading",
    fontWeight: "medium",
    lineHeight: "snug",
    textWrap: "balance",
    // Only where "decolonization" in the largest size is wider than a phone, or most words at twice the text size.
    "@media (max-width: 30em)": {
      hyphens: "auto",
      ...prefixed.hyphens,
      hyphenateLimitChars: "12 5 5",
    },
    "@media (max-width: 15em)": { hyphenateLimitChars: "6 3 3" },
    _print: { breakAfter: "avoid" },
  },
  "b, strong": { fontWeight: "bold" },
  "sub, sup": { fontSize: "[0.75em]", lineHeight: "[0]" },
  // Two tones, each 3:1 to the other: whatever lies around, one of them stands out from it.
  ":focus-visible": {
    outline: "{borderWidths.ring} solid {colors.focus.ring}",
    outlineOffset: "{borderWidths.medium}",
    boxShadow: "[0 0 0 {borderWidths.halo} {colors.focus.halo}]",
    _highContrast: { outlineColor: "Highlight" },
  },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "[0.01ms !important]",
      animationIterationCount: "1 !important",
      // Not a short one: `transition-property` is `all` unless said, and each element would lag behind its parent.
      transition: "[none !important]",
      scrollBehavior: "auto !important",
    },
  },
  // Stronger than the classes that lay them out. The link skips to the content.
  "nav, form, [popover], [href='#content']": { _print: { display: "none !important" } },
  // On paper nothing can be opened.
  "details::details-content": { _print: { contentVisibility: "visible" } },
  "figure, li, tr, svg": { _print: { breakInside: "avoid" } },
  'main a[href^="http"]::after': { _print: { content: '" (" attr(href) ")"' } },
});
