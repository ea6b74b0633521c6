import type { AnyRecipe } from "./recipe-types.ts";

/** What can be chosen of a recipe: its variants, its sizes. */
export interface Axis {
  name: string;
  values: string[];
}

/** A choice on each axis. */
export type Choice = Record<string, string>;

/** The axes of a recipe in the order in which it has them. */
export function axesOf({ variants = {} }: AnyRecipe): Axis[] {
  return Object.entries(variants).map(([name, values]) => ({ name, values: Object.keys(values ?? {}) }));
}

/** Every combination of the values of all axes; one empty choice where there are none. */
export function choicesOf(axes: readonly Axis[]): Choice[] {
  return axes.reduce<Choice[]>(
    (choices, { name, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** A choice in words: "outline lg". */
export function choiceName(choice: Choice): string {
  return Object.values(choice).join(" ");
}

/** A choice for each value of a recipe’s `variant`; one empty choice where it has none. */
export function variantsOf(recipe: AnyRecipe): Choice[] {
  return choicesOf(axesOf(recipe).filter(({ name }) => name === "variant"));
}
