import { type Program, programs } from "./programs.ts";

/** The programs that cost something, as a list to choose from. The browser of a built site gets this list alone. */
export const programChoices = programs
  .filter(({ free }: Program) => !free)
  .map(({ slug, title }) => ({ value: slug, label: title }));
