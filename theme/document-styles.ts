import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { chosen, dark, more, unchosen } from "./conditions.ts";
import { focusRing } from "./focus-ring.ts";
import { fontSettings } from "./loaded-fonts.ts";
import { rhythm } from "./rhythm.ts";

/**
 * Properties that some browsers support only with a prefix: Safari on iPhones, Safari before 17, and Chrome before 136,
 * in this order. Chakra's types have no prefixes.
 */
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
    // Keeps scroll targets clear of the sticky bar at the top, and focus indicators clear of the lower edge.
    scrollPadding: "[{spacing.24} 0 {spacing.4}]",
    // By default browsers print no backgrounds, and text on them loses its contrast.
    printColorAdjust: "exact",
    ...prefixed.printColors,
  },
  "html.light": { colorScheme: "light" },
  "html.dark": { colorScheme: "dark" },
  body: {
    minHeight: "screen",
    bg: { base: "bg.canvas", _print: "transparent" },
    color: "fg.default",
    textStyle: "body",
    ...(fontSettings ? { fontVariationSettings: fontSettings } : {}),
    accentColor: "colorPalette.solid",
    overflowWrap: "break-word",
    textWrap: "pretty",
    // At twice the text size on the narrowest phones, a broken word is better than one that leaves the screen.
    "@media (max-width: 15em)": { overflowWrap: "anywhere" },
  },
  ...rhythm,
  // Otherwise columns could shrink to the width of one letter.
  table: { overflowWrap: "break-word" },
  "h1, h2, h3, h4": {
    fontFamily: "heading",
    fontWeight: "medium",
    lineHeight: "snug",
    textWrap: "balance",
    // Only for words such as "decolonization" that exceed a phone's width in the largest size, or for most words at
    // twice the text size.
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
  ":focus-visible": {
    ...focusRing,
    _highContrast: { outlineColor: "Highlight" },
  },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "[0.01ms !important]",
      animationIterationCount: "1 !important",
      // A short duration is not enough: `transition-property` defaults to `all`, and each element would lag behind its
      // parent.
      transition: "[none !important]",
      scrollBehavior: "auto !important",
    },
  },
  // Overrides the layout classes. The link is the skip link to the content, and #top the header, which keeps its logo.
  "nav, form, [popover], [href='#content'], #top div a ~ *": { _print: { display: "none !important" } },
  // Disclosures can't be opened on paper.
  "details::details-content": { _print: { contentVisibility: "visible" } },
  "figure, li, tr, svg": { _print: { breakInside: "avoid" } },
  'main a[href^="http"]': {
    _print: { overflowWrap: "anywhere", _after: { content: '" (" attr(href) ")"' } },
  },
});

/** Replaces Chakra's reset, which covers much that this site never uses. */
export const reset = defineGlobalStyles({
  // Excludes `*::before` and `*::after`, because browsers would then compute two more styles per element.
  "*": {
    boxSizing: "border-box",
    margin: "0",
    padding: "0",
    border: "[0 solid]",
    borderColor: "border.subtle",
  },
  "[popover]": { margin: "auto" },
  "button, input, select, textarea": {
    font: "inherit",
    letterSpacing: "inherit",
    color: "inherit",
    background: "transparent",
  },
  "h1, h2, h3, h4": { fontSize: "inherit" },
  "img, svg": { display: "block", maxWidth: "full" },
  img: { height: "auto" },
  hr: { borderTopWidth: "thin" },
  table: { borderCollapse: "collapse" },
  // An empty string instead of `none`, with which VoiceOver does not announce a list.
  "ol, ul": { listStyleType: '""' },
  a: { color: "inherit" },
  summary: { cursor: "pointer" },
  "[hidden]:where(:not([hidden=until-found]))": { display: "none !important" },
});

/**
 * Media query for screens that show more than sRGB. Excludes the preference for more contrast, for which colors differ.
 */
const wide = "screen and (color-gamut: p3) and (prefers-contrast: no-preference)";
const wideMore = `screen and (color-gamut: p3) and ${more}`;

/**
 * Condition for wide-gamut colors. Chrome before 111 knows such screens but not their colors, so tokens would be
 * invalid.
 */
const known = "@supports (color: color(display-p3 0 0 0))";

/** Selector of the default values, which Chakra adds only for a condition with one part. */
const light = "&:where(:root, :host)";

const withColors = (name: string, media: string, selector: string) => ({
  [name]: `_${name}Rule`,
  [`${name}Rule`]: [known, `@media ${media}`, selector],
});

/**
 * Conditions under which a token has a color outside sRGB. Its default values are the fallback on all other screens.
 */
export const wideGamut = {
  ...withColors("wide", wide, light),
  ...withColors("wideMoreContrast", wideMore, light),
  ...withColors("chosenDarkWide", wide, chosen),
  ...withColors("systemDarkWide", `${wide} and ${dark}`, unchosen),
  ...withColors("chosenDarkWideMoreContrast", wideMore, chosen),
  ...withColors("systemDarkWideMoreContrast", `${wideMore} and ${dark}`, unchosen),
};
