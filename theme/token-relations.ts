import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Report, suggestion } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import {
  amountOf,
  checkFluid,
  checkLimit,
  checkOrder,
  placeOfValue,
  type Rising,
} from "@kindred-ground/tokens/dtcg/relations.ts";
import { weightNames } from "@kindred-ground/tokens/dtcg/simple-values.ts";
import { loadedFonts, standIns } from "./loaded-fonts.ts";
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
  { group: "sizes.icon", names: ["sm", "md", "lg", "xl"], because: "each is for larger text" },
  { group: "fluid", names: ["from", "to"], because: "values grow from one to the other" },
  { group: "durations", names: ["fast", "moderate", "slow"], because: "each is for a longer way" },
  { group: "opacity", names: ["faint", "soft", "strong"], because: "each shows more of a drawing" },
  {
    group: "fontWeights",
    names: ["normal", "display", "medium", "semibold", "bold"],
    because: "each is for stronger text",
  },
  ...["min", "max"].map((end) => ({
    group: "fontSizes",
    names: ["body", `h4.${end}`, `h3.${end}`, `h2.${end}`, `h1.${end}`, `display.${end}`],
    because: "a higher heading is larger",
  })),
];

/** Minimum values for reading, in px or as a number. Smaller ones than `from` have a wrong unit, which is reported. */
const readingMinimums = [
  { path: "fontSizes.body", part: "fontSize", min: 16, from: 8, because: "smaller text is hard to read" },
  { path: "lineHeights.body", part: "lineHeight", min: 1.4, from: 0.8, because: "closer lines are hard to follow" },
];

/** Minimum width of the focus indicator in px (WCAG 2.2, 2.4.13). */
const minRing = 2;

/** Minimum target of WCAG 2.2, 2.5.5, in px. */
const minTarget = 44;
/** Maximum duration in ms. Springs take as long as `durations.slow`. */
const maxSpring = 400;
/** Most that a curve goes below its beginning and beyond its end, as in the workbench. */
const overshoot = 0.5;
/** Maximum distance in px that elements rise when they appear. */
const maxRise = 32;
/** Maximum space in px between two letters. */
const maxLetterSpace = 1.6;
/** Maximum border width in px. A thicker one is a shape, not an edge. */
const maxBorder = 16;
const generics = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy"];

/** Checks this theme's requirements for tokens in relation to each other and to its fonts. */
export function checkRelations(tokens: Tokens, report: Report): void {
  for (const order of rising) checkOrder(order, tokens, report);
  checkNeighbors(tokens, report);
  for (const group of ["spacing", "sizes"])
    checkOrder({ group, names: stepsOf(group), because: "a higher number is a larger step" }, tokens, report);
  for (const token of tokens.values()) {
    if (token.path.startsWith("fonts.")) checkFamilies(token);
    if (token.path.startsWith("fontWeights.")) checkWeight(token);
    if (token.path.startsWith("easings.")) checkCurve(token);
    if (token.path.startsWith("borderWidths."))
      checkLimit(token, { max: maxBorder }, "a thicker border is no longer an edge", report);
    checkFluid(token, tokens, report);
  }
  for (const limit of readingMinimums) checkReading(limit);
  checkLimit(tokens.get("borderWidths.ring"), { min: minRing }, "a thinner focus indicator is hard to see", report);
  checkLimit(tokens.get("sizes.target"), { min: minTarget }, "a smaller target is hard to press", report);
  checkLimit(tokens.get("durations.slow"), { max: maxSpring }, "visitors wait for a longer spring", report);
  checkLimit(tokens.get("spacing.rise"), { max: maxRise }, "a longer way makes visitors search", report);
  checkLimit(tokens.get("letterSpacings.wide"), { max: maxLetterSpace }, "words fall apart", report);
  const target = amountOf(tokens.get("sizes.target"));
  if (target)
    checkLimit(
      tokens.get("radii.control"),
      { max: target / 2 },
      "a control with a larger radius looks like a pill",
      report,
    );
  const [ring, gap] = ["borderWidths.ring", "borderWidths.medium"].map((path) => amountOf(tokens.get(path)));
  if (ring && gap)
    checkLimit(
      tokens.get("borderWidths.halo"),
      { min: ring + gap + 1 },
      "a smaller halo is hidden behind the focus indicator",
      report,
    );

  /** Checks the token for running text, and the part of its text style if that is another value. */
  function checkReading({ path, part, min, from, because }: (typeof readingMinimums)[number]): void {
    const token = tokens.get(path);
    if ((amountOf(token) ?? 0) >= from) checkLimit(token, { min }, because, report);
    const style = tokens.get("text.body");
    const [raw, value] = [style?.raw, style?.value].map((whole) => (isObject(whole) ? whole[part] : undefined));
    const target = aliasTarget(raw);
    const amount = amountOf({ value });
    if (!style || target === path || amount === undefined) return;
    if (amount >= min) {
      if (target)
        report(inside(placeOfValue(style), part), `is {${target}}, which is for other text`, `write {${path}}`);
      return;
    }
    const source = target ? `, from {${target}}` : "";
    const problem = `${part} is ${amount}${part === "fontSize" ? "px" : ""}${source}, which is less than ${min}, and ${because}`;
    report(inside(placeOfValue(style), part), problem, `write {${path}}`);
  }

  /** Returns the names of a group that are numbers, lowest first. */
  function stepsOf(group: string): string[] {
    const names = [...tokens.keys()].flatMap((path) =>
      path.startsWith(`${group}.`) ? path.slice(group.length + 1) : [],
    );
    return names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(one) - Number(other));
  }

  function checkFamilies(token: Token): void {
    const families = [token.value].flat().map(String);
    const loaded = Object.keys(loadedFonts);
    const known = [...loaded, ...standIns.map(({ family }) => family), ...generics];
    for (const family of families.filter((name) => !known.includes(name))) {
      const whole = loaded.find((name) => name.startsWith(`${family} `));
      const fix = whole ? `did you mean ${whole}?` : suggestion(family, known);
      const problem = `no file of the site loads the font ${family}`;
      report(placeOfValue(token), problem, `add it to theme/loaded-fonts.ts, or ${fix}`);
    }
    if (!generics.includes(families.at(-1) ?? ""))
      report(
        placeOfValue(token),
        "ends without a generic family, so that text can change its width",
        'add "serif" or "sans-serif"',
      );
  }

  function checkWeight(token: Token): void {
    const weight = Number(weightNames[String(token.value)] ?? token.value);
    const fonts = new Map<string, { weights: readonly [number, number] }>(Object.entries(loadedFonts));
    const ranges = ["fonts.heading", "fonts.body"].flatMap(
      (path) => fonts.get(String([tokens.get(path)?.value].flat()[0])) ?? [],
    );
    const lightest = Math.max(1, ...ranges.map(({ weights }) => weights[0]));
    const heaviest = Math.min(1000, ...ranges.map(({ weights }) => weights[1]));
    if (weight >= lightest && weight <= heaviest) return;
    const fix = weight < lightest ? `write at least ${lightest}` : `write at most ${heaviest}`;
    const problem = `${weight} is outside ${lightest} to ${heaviest}, the weights of all fonts`;
    report(placeOfValue(token), problem, fix);
  }

  function checkCurve(token: Token): void {
    for (const [index, amount] of (token.value as readonly number[]).entries()) {
      if (index % 2 === 0 || (amount >= -overshoot && amount <= 1 + overshoot)) continue;
      const range = `${-overshoot} to ${1 + overshoot}`;
      const fix = amount < 0 ? `write at least ${-overshoot}` : `write at most ${1 + overshoot}`;
      const problem = `y is ${amount}, which is outside ${range}, and a motion that overshoots further looks broken`;
      report(placeOfValue(token), problem, fix);
    }
  }
}
