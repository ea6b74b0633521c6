/** Data attributes that force each styled state without user input, by condition. */
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

export interface RecipeState {
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
