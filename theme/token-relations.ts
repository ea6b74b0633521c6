import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import {
  amountOf,
  checkFluid,
  checkLimit,
  checkOrder,
  type Limit,
  placeOfValue,
  type Rising,
} from "@kindred-ground/tokens/dtcg/relations.ts";
import { checkCurve, checkMoves } from "./motion-rules.ts";
import { withoutReported } from "./sound-tokens.ts";
import { checkSpacing } from "./spacing-rules.ts";
import { checkNeighbors } from "./token-neighbors.ts";

type Tokens = ReadonlyMap<string, Token>;

/** Tokens that must increase in this order, with the reason. */
const rising: readonly Rising[] = [
  {
    group: "zIndex",
    names: ["behind", "base", "raised", "sticky", "popover", "toast", "skipLink"],
    because: "each covers the one before",
    isStrict: true,
  },
  {
    group: "radii",
    names: ["control", "panel", "pill"],
    because: "small corners are for controls, large ones for panels",
  },
  { group: "borderWidths", names: ["thin", "medium", "thick", "accent"], because: "each is for a stronger edge" },
  { group: "sizes.icon", names: ["sm", "md", "lg", "xl"], because: "each is for larger text", isStrict: true },
  { group: "fluid", names: ["from", "to"], because: "values grow from one to the other", isStrict: true },
  { group: "durations", names: ["fast", "moderate", "slow"], because: "each is for a longer way", isStrict: true },
  {
    group: "opacity",
    names: ["0", "faint", "quarter", "soft", "strong", "1"],
    because: "each shows more of a drawing",
    isStrict: true,
  },
  {
    group: "fontWeights",
    names: ["normal", "display", "medium", "semibold", "bold"],
    because: "each is for stronger text",
  },
  { group: "fontWeights", names: ["semibold", "bold"], because: "bold text must stand out", isStrict: true },
  {
    group: "lineHeights",
    names: ["flat", "tight", "snug", "easy", "body"],
    because: "larger text has a smaller line height",
  },
  {
    group: "letterSpacings",
    names: ["tight.max", "snug.max", "normal", "wide"],
    because: "larger text has less space between letters",
  },
  { group: "fontSizes", names: ["small", "body", "lead.min"], because: "each is for more prominent text" },
  ...["quote.min", "numeral.min"].map((name) => ({
    group: "fontSizes",
    names: ["body", name],
    because: "running text is smaller",
  })),
  {
    group: "fontSizes",
    names: ["h4.max", "h3.max", "h2.max", "h1.max", "display.max"],
    because: "a higher heading is larger",
    isStrict: true,
  },
  ...["min", "max"].map((end) => ({
    group: "fontSizes",
    names: ["body", `h4.${end}`, `h3.${end}`, `h2.${end}`, `h1.${end}`, `display.${end}`],
    because: "a higher heading is larger",
  })),
];

/** Limits in px, in ms for a duration, or without a unit for a number. */
const limits: readonly (Limit & { path: string; because: string })[] = [
  // WCAG 2.2, 2.4.13.
  { path: "borderWidths.ring", min: 2, because: "a thinner focus indicator is hard to see" },
  // WCAG 2.2, 2.5.5.
  { path: "sizes.target", min: 44, because: "a smaller target is hard to press" },
  { path: "sizes.target", max: 80, because: "a larger control is no longer a control" },
  { path: "sizes.icon.sm", min: 12, because: "a smaller icon is not recognizable" },
  { path: "sizes.icon.xl", max: 160, because: "a larger icon is a picture" },
  { path: "radii.pill", min: 480, because: "the ends of a tall control are no longer round" },
  { path: "radii.panel", max: 64, because: "larger corners cut into the content" },
  { path: "fluid.from", min: 240, because: "no screen is narrower" },
  { path: "fluid.to", max: 2560, because: "no screen shows the largest values then" },
  { path: "spacing.0", max: 0, because: "its name is its value" },
  { path: "spacing.gutter.min", min: 8, because: "text touches the edge of the screen" },
  { path: "spacing.gutter.max", max: 128, because: "the page loses its width" },
  { path: "spacing.band.min", min: 16, because: "sections touch each other" },
  { path: "spacing.band.max", max: 256, because: "sections lose each other" },
  { path: "spacing.gap.min", min: 8, because: "items touch each other" },
  { path: "spacing.gap.max", max: 128, because: "items lose each other" },
  { path: "spacing.step", max: 64, because: "a longer way makes visitors search" },
  { path: "sizes.topBar", min: 44, max: 128, because: "the bar holds a target and leaves room for the page" },
  { path: "sizes.wide", min: 640, max: 2560, because: "sections have two columns, and lines end" },
  { path: "fontSizes.body", min: 16, because: "smaller text is hard to read" },
  { path: "lineHeights.body", min: 1.4, because: "closer lines are hard to follow" },
  { path: "fontSizes.small", min: 14, because: "smaller text is hard to read" },
  // Springs have this duration, too.
  { path: "durations.slow", max: 400, because: "visitors wait for a longer spring" },
  { path: "spacing.rise", max: 32, because: "a longer way makes visitors search" },
  { path: "opacity.0", max: 0, because: "its name is its value" },
  { path: "opacity.quarter", min: 0.25, max: 0.25, because: "its name is its value" },
  { path: "opacity.1", min: 1, because: "its name is its value" },
];

/** Limits of each token in a group. */
const groupLimits: readonly (Limit & { group: string; because: string })[] = [
  { group: "letterSpacings", max: 1.6, because: "words fall apart" },
  // Letters touch from -0.06 of the font size on, and no font size is above 10 rem.
  { group: "letterSpacings", min: -9.6, because: "letters touch at every font size" },
  { group: "borderWidths", max: 16, because: "a thicker border is no longer an edge" },
  { group: "durations", max: 2000, because: "visitors wait" },
];

/** Edges that are as thin on large text as on small. */
const edges = ["thin", "medium", "thick", "accent", "ring", "halo"];

/** Checks this theme's requirements for tokens in relation to each other. */
export function checkRelations(tokens: Tokens, report: Report): void {
  const { sound, note } = withoutReported(tokens, report);
  for (const token of tokens.values()) {
    if (token.path.startsWith("easings.")) checkCurve(token, note);
    if (token.path.startsWith("durations.")) checkMoves(token, note);
    if (token.path.startsWith("borderWidths.")) checkEdge(token, note);
    checkFluid(token, tokens, note);
  }
  for (const { path, because, ...limit } of limits) checkLimit(sound().get(path), limit, because, note);
  checkNeighbors(tokens, note);
  checkDependents(sound(), note);
  for (const order of rising) checkOrder(order, sound(), note);
  checkSpacing(tokens, sound, note);
  for (const { group, because, ...limit } of groupLimits)
    for (const token of sound().values())
      if (token.path.startsWith(`${group}.`)) checkLimit(token, limit, because, note);
}

/** Checks limits that follow from another token. */
function checkDependents(tokens: Tokens, report: Report): void {
  const target = amountOf(tokens.get("sizes.target"));
  const pill = "a control with a larger radius looks like a pill";
  if (target) checkLimit(tokens.get("radii.control"), { max: target / 2 }, pill, report);
  const [ring, gap] = ["borderWidths.ring", "borderWidths.medium"].map((path) => amountOf(tokens.get(path)));
  const hidden = "a smaller halo is hidden behind the focus indicator";
  if (ring && gap) checkLimit(tokens.get("borderWidths.halo"), { min: ring + gap + 1 }, hidden, report);
}

function checkEdge(token: Token, report: Report): void {
  const name = token.path.slice("borderWidths.".length);
  const { value = 0, unit } = token.value as { value?: number; unit?: string };
  const px = amountOf(token) ?? 0;
  if (name !== "0" && px < 1)
    report(placeOfValue(token), `is ${px} px, and hardly anything of it shows`, "write at least 1 px, or 0.0625 rem");
  else if (edges.includes(name) && unit === "rem") {
    const fix = `write { "value": ${value < 1 ? px : value}, "unit": "px" }`;
    report(placeOfValue(token), `${value}rem grows with the text, and this edge keeps its width`, fix);
  }
}
