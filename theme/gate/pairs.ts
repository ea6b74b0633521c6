import { type ContrastPair, contrastPairs, isExempt, pageBackgrounds, palettes } from "../contrast-pairs.ts";
import { everyRecipe } from "../every-recipe.ts";
import { readColors } from "../read-tokens.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { describeFailure, findFailures } from "./failures.ts";
import { likeColors } from "./likeness.ts";

/** Recipes whose border identifies a control, by the slot with that border. */
const edged: Readonly<Record<string, readonly string[]>> = {
  input: ["root"],
  textarea: ["root"],
  nativeSelect: ["field"],
  checkbox: ["control"],
  radioCard: ["item", "itemControl"],
  progress: ["track"],
};

/**
 * Excluded: forced colors come from the system, print isn't checked here, and disabled controls need no contrast (WCAG
 * 1.4.3).
 */
const excluded = ["_highContrast", "_print", "_disabled"];
const pseudoElements = ["_before", "_after"];

/** Every color pair to check: pairs that the design allows or that recipes create, even if no page shows them. */
export const everyPair: readonly ContrastPair[] = [
  ...new Map([...contrastPairs, ...recipePairs(everyRecipe)].map((pair) => [keyOf(pair), pair])).values(),
];

/** Maximum number of lines. More would fill the window, and they often have a single cause. */
const maxLines = 8;

/** Returns one line per failing color pair and per pair of like colors, for the development server's overlay. */
export function colorProblems(): string {
  const colors = readColors(tokenFiles, resolver);
  const lines = [...findFailures(everyPair, colors).map(describeFailure), ...likeColors(colors)];
  const more = lines.length > maxLines ? [`… and ${lines.length - maxLines} more: npm run tokens`] : [];
  return [...lines.slice(0, maxLines), ...more].join("\n");
}

/** The part of Chakra's recipes that contains colors: styles of one element, or of each slot. */
interface RecipeStyles {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  slots?: readonly string[];
}

/**
 * Returns the color pairs in all variants and states of recipes, once per palette. Styles without a background can
 * appear on each of the page's backgrounds.
 */
export function recipePairs(recipes: Readonly<Record<string, RecipeStyles>>): ContrastPair[] {
  const found = new Map<string, ContrastPair>();
  for (const [name, recipe] of Object.entries(recipes)) {
    for (const slot of recipe.slots ?? ["root"]) {
      const stylesOf = (styles: object | undefined) => (recipe.slots ? field(styles, slot) : styles);
      const base = stylesOf(recipe.base) ?? {};
      const variants = Object.values(recipe.variants ?? {}).flatMap((variant) => Object.values(variant));
      for (const variant of [{}, ...variants.map((styles) => stylesOf(styles) ?? {})]) {
        walk({ ...base, ...variant }, {}, edged[name]?.includes(slot) ?? false);
      }
    }
  }
  return [...found.values()];

  function walk(
    styles: object,
    outer: { color?: string | undefined; bg?: string | undefined },
    hasEdge: boolean,
    isMarker = false,
  ): void {
    const [color, bg] = [token(styles, "color") ?? outer.color, token(styles, "bg") ?? outer.bg];
    if (color) for (const under of bg ? [bg] : backgroundsOf(color)) add(isMarker ? "graphic" : "text", color, under);
    const edge = token(styles, "borderColor");
    if (hasEdge && edge) for (const under of pageBackgrounds) add("graphic", edge, under);
    for (const [key, value] of Object.entries(styles)) {
      if (typeof value !== "object" || value === null || excluded.includes(key)) continue;
      const drawn = token(value, "bg");
      if (!pseudoElements.includes(key)) walk(value, { color, bg }, hasEdge, key === "_marker");
      else if (drawn && bg) add("graphic", drawn, bg);
    }
  }

  function add(purpose: ContrastPair["purpose"], over: string, under: string): void {
    for (const palette of palettes) {
      const [foreground, background] = [over, under].map((name) => name.replace("colorPalette.", `${palette}.`));
      if (!foreground?.includes(".") || !background?.includes(".")) continue;
      const pair = { purpose, foreground, background };
      if (!isExempt(pair)) found.set(keyOf(pair), pair);
    }
  }
}

export function keyOf({ purpose, foreground, background }: ContrastPair): string {
  return `${purpose} ${foreground} ${background}`;
}

/** Returns all page backgrounds, or only the deep section that the color is made for. */
function backgroundsOf(color: string): readonly string[] {
  const [palette, role] = color.split(".");
  return role === "onDeep" || role === "deepLine" ? [`${palette}.deep`] : pageBackgrounds;
}

function field(styles: object | undefined, name: string): object | undefined {
  const value = Object.entries(styles ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === "object" && value !== null ? value : undefined;
}

function token(styles: object, name: string): string | undefined {
  const value = Object.entries(styles).find(([key]) => key === name)?.[1];
  return typeof value === "string" && !value.startsWith("[") ? value : undefined;
}
