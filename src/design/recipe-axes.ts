import type { AnyRecipe } from "./recipe-types.ts";

export interface Axis {
  name: string;
  values: string[];
}

export type Choice = Record<string, string>;

export function axesOf({ variants = {} }: AnyRecipe): Axis[] {
  return Object.entries(variants).map(([name, values]) => ({ name, values: Object.keys(values ?? {}) }));
}

/** Returns every combination of the axes' values. Without axes that is one empty choice. */
export function choicesOf(axes: readonly Axis[]): Choice[] {
  return axes.reduce<Choice[]>(
    (choices, { name, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** Returns a choice in words: "outline lg". */
export function choiceName(choice: Choice): string {
  return Object.values(choice).join(" ");
}

/** Returns a choice for each value of a recipe's `variant`, or one empty choice if there are none. */
export function variantsOf(recipe: AnyRecipe): Choice[] {
  return choicesOf(axesOf(recipe).filter(({ name }) => name === "variant"));
}
