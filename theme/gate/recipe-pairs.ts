import { type ContrastPair, grounds, isExempt, palettes } from "../contrast-pairs.ts";

/** The part of Chakra's recipes that contains colors: styles of one element, or of each slot. */
export interface RecipeStyles {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  slots?: readonly string[];
}

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
const elsewhere = ["_highContrast", "_print", "_disabled"];
const parts = ["_before", "_after"];

interface Surface {
  color?: string | undefined;
  bg?: string | undefined;
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
      const variants = Object.values(recipe.variants ?? {}).flatMap((each) => Object.values(each));
      for (const variant of [{}, ...variants.map((each) => stylesOf(each) ?? {})]) {
        walk({ ...base, ...variant }, {}, edged[name]?.includes(slot) ?? false);
      }
    }
  }
  return [...found.values()];

  function walk(styles: object, around: Surface, hasEdge: boolean, isMarker = false): void {
    const [color, bg] = [word(styles, "color") ?? around.color, word(styles, "bg") ?? around.bg];
    if (color) for (const ground of bg ? [bg] : groundsOf(color)) add(isMarker ? "graphic" : "text", color, ground);
    const edge = word(styles, "borderColor");
    if (hasEdge && edge) for (const ground of grounds) add("graphic", edge, ground);
    for (const [key, value] of Object.entries(styles)) {
      if (typeof value !== "object" || value === null || elsewhere.includes(key)) continue;
      const drawn = word(value, "bg");
      if (!parts.includes(key)) walk(value, { color, bg }, hasEdge, key === "_marker");
      else if (drawn && bg) add("graphic", drawn, bg);
    }
  }

  function add(purpose: ContrastPair["purpose"], over: string, under: string): void {
    for (const palette of palettes) {
      const [foreground, background] = [over, under].map((name) => name.replace("colorPalette.", `${palette}.`));
      if (!foreground?.includes(".") || !background?.includes(".")) continue;
      const pair = { purpose, foreground, background };
      if (!isExempt(pair)) found.set(`${purpose} ${foreground} ${background}`, pair);
    }
  }
}

/**
 * Returns the backgrounds for styles without their own: all page backgrounds, or only the deep section they are made
 * for.
 */
function groundsOf(color: string): readonly string[] {
  const [palette, role] = color.split(".");
  return role === "onDeep" || role === "deepLine" ? [`${palette}.deep`] : grounds;
}

function field(styles: object | undefined, name: string): object | undefined {
  const value = Object.entries(styles ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === "object" && value !== null ? value : undefined;
}

function word(styles: object, name: string): string | undefined {
  const value = Object.entries(styles).find(([key]) => key === name)?.[1];
  return typeof value === "string" && !value.startsWith("[") ? value : undefined;
}
