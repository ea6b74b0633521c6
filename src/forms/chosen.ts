import type { ChoicesField } from "../../data/forms/form.ts";

/**
 * Returns the offered choices among `sent`, each once and in the order of the form. The "all" checkbox implies every
 * choice.
 */
export function chosenOf({ choices, all }: ChoicesField, sent: Iterable<string>): string[] {
  const wanted = new Set(sent);
  return choices.map(({ value }) => value).filter((value) => wanted.has(value) || wanted.has(all.value));
}
