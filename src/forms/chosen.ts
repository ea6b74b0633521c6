import type { ChoicesField } from "../../data/forms/form.ts";

/** Of `sent` what is offered, each once and in the order of the form. The box for all of them stands for each. */
export function chosenOf({ choices, all }: ChoicesField, sent: Iterable<string>): string[] {
  const wanted = new Set(sent);
  return choices.map(({ value }) => value).filter((value) => wanted.has(value) || wanted.has(all.value));
}
