import { type ColorPair, uniquePairs } from "./pairs.ts";

/** The part of Chakra's recipes that contains colors: styles of one element, or of each slot. */
export interface RecipeStyles {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  slots?: readonly string[];
}

export interface RecipeColors {
  /** Names that can take the place of `colorPalette`. */
  palettes: readonly string[];
  /** Backgrounds on which the border of a control can appear. */
  backgrounds: readonly string[];
  /** Returns the backgrounds below a color in a recipe that has no background. */
  backgroundsOf(color: string): readonly string[];
  /** Slots whose border identifies a control, by the name of their recipe. */
  edged: Readonly<Record<string, readonly string[]>>;
  isExempt(pair: RecipePair): boolean;
}

type RecipePair = ColorPair<"text" | "graphic">;

/**
 * Excluded conditions: forced colors come from the system, print isn't checked here, and disabled controls need no
 * contrast (WCAG 1.4.3).
 */
const excluded = ["_highContrast", "_print", "_disabled"];
const pseudoElements = ["_before", "_after"];

/**
 * Returns the color pairs in all variants and states of recipes, once per palette. Styles without a background can
 * appear on each of the page's backgrounds.
 */
export function recipePairs(recipes: Readonly<Record<string, RecipeStyles>>, colors: RecipeColors): RecipePair[] {
  const found: RecipePair[] = [];
  for (const [name, recipe] of Object.entries(recipes)) {
    for (const slot of recipe.slots ?? ["root"]) {
      const stylesOf = (styles: object | undefined) => (recipe.slots ? field(styles, slot) : styles);
      const base = stylesOf(recipe.base) ?? {};
      const hasEdge = colors.edged[name]?.includes(slot) ?? false;
      for (const { user, styles } of [{ user: name, styles: {} }, ...variantsOf(name, recipe)]) {
        const pairs = pairsIn({ ...base, ...stylesOf(styles) }, hasEdge, colors);
        found.push(...pairs.map((pair) => ({ ...pair, recipe: user })));
      }
    }
  }
  return uniquePairs(found);
}

function variantsOf(name: string, { variants = {} }: RecipeStyles): { user: string; styles: object }[] {
  return Object.entries(variants).flatMap(([variant, values]) =>
    Object.entries(values).map(([value, styles]) => ({ user: `${name}, ${variant} ${value}`, styles })),
  );
}

/** Returns the pairs in the styles of one element, and in all its states, once per palette. */
function pairsIn(
  all: object,
  hasEdge: boolean,
  { palettes, backgrounds, backgroundsOf, isExempt }: RecipeColors,
): RecipePair[] {
  const found: RecipePair[] = [];
  walk(all, {});
  return found;

  function walk(
    styles: object,
    outer: { color?: string | undefined; bg?: string | undefined },
    isMarker = false,
  ): void {
    const [color, bg] = [token(styles, "color") ?? outer.color, token(styles, "bg") ?? outer.bg];
    if (color) for (const under of bg ? [bg] : backgroundsOf(color)) add(isMarker ? "graphic" : "text", color, under);
    const edge = token(styles, "borderColor");
    if (hasEdge && edge) for (const under of backgrounds) add("graphic", edge, under);
    for (const [key, value] of Object.entries(styles)) {
      if (typeof value !== "object" || value === null || excluded.includes(key)) continue;
      const drawn = token(value, "bg");
      if (!pseudoElements.includes(key)) walk(value, { color, bg }, key === "_marker");
      else if (drawn && bg) add("graphic", drawn, bg);
    }
  }

  function add(purpose: RecipePair["purpose"], over: string, under: string): void {
    for (const palette of palettes) {
      const [foreground, background] = [over, under].map((name) => name.replace("colorPalette.", `${palette}.`));
      if (!foreground?.includes(".") || !background?.includes(".")) continue;
      const pair = { purpose, foreground, background };
      if (!isExempt(pair)) found.push(pair);
    }
  }
}

function field(styles: object | undefined, name: string): object | undefined {
  const value = Object.entries(styles ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === "object" && value !== null ? value : undefined;
}

function token(styles: object, name: string): string | undefined {
  const value = Object.entries(styles).find(([key]) => key === name)?.[1];
  return typeof value === "string" && !value.startsWith("[") ? value : undefined;
}
