import type { RecipeDefinition, SlotRecipeConfig, SystemContext, SystemStyleObject } from "@chakra-ui/react";
import type { everyRecipe } from "../../theme/every-recipe.ts";

export type AnyRecipe = RecipeDefinition | SlotRecipeConfig;

export type RecipeName = keyof typeof everyRecipe;

interface Axis {
  name: string;
  values: string[];
}

export type Choice = Record<string, string>;

export function axesOf({ variants = {} }: AnyRecipe): Axis[] {
  return Object.entries(variants).map(([name, values]) => ({ name, values: Object.keys(values ?? {}) }));
}

/** Returns a choice for each value of a recipe's `variant`, or one empty choice if there are none. */
export function variantsOf(recipe: AnyRecipe): Choice[] {
  const axis = axesOf(recipe).find(({ name }) => name === "variant");
  return axis ? axis.values.map((variant) => ({ variant })) : [{}];
}

/** Data attributes, by condition, that force each styled state without user input. */
const attributes = {
  _hover: { "data-hover": "" },
  _active: { "data-active": "" },
  _pressed: { "data-pressed": "" },
  _checked: { "data-checked": "" },
  _highlighted: { "data-highlighted": "" },
  _readOnly: { "data-readonly": "" },
  _invalid: { "data-invalid": "" },
  _disabled: { "data-disabled": "" },
} as const;

export type StateAttributes = { readonly [attribute: `data-${string}`]: string };

interface RecipeState {
  /** "hover", or empty for the default state. */
  name: string;
  attributes: StateAttributes;
}

/** Returns the default state and each state that `styles` mention. */
export function statesIn(styles: unknown): RecipeState[] {
  const spokenOf = keysIn(styles);
  const states = Object.entries(attributes).filter(([condition]) => spokenOf.has(condition));
  return [
    { name: "", attributes: {} },
    ...states.map(([condition, given]) => ({ name: condition.slice(1), attributes: given })),
  ];
}

function keysIn(value: unknown): Set<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.entries(value).flatMap(([key, child]) => [key, ...keysIn(child)]));
}

type System = Pick<SystemContext, "css" | "tokens">;

/** Returns the names of the tokens that the styles use, in alphabetical order: "colors.bg.raised", "radii.control". */
export function tokensIn(styles: readonly SystemStyleObject[], system: System): string[] {
  const names = namesOf(system);
  const references = styles.flatMap((style) => referencesIn(JSON.stringify(system.css(style))));
  return [...new Set(references.flatMap((reference) => names.get(reference) ?? []))].sort();
}

/** Returns token names, keyed by the token's CSS reference: "var(--k-colors-bg-raised)". */
function namesOf({ tokens }: System): Map<string, string> {
  // Chakra creates a negative of every spacing token, with the same custom property.
  const own = tokens.allTokens.filter(({ name }) => !name.includes(".-"));
  return new Map(own.map(({ name, extensions }) => [String(extensions.cssVar?.ref), name]));
}

function referencesIn(css: string): string[] {
  return css
    .split("var(--k-")
    .slice(1)
    .map((rest) => `var(--k-${rest.slice(0, rest.indexOf(")"))})`);
}
