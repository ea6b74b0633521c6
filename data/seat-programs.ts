import { type Program, programs } from "./programs.ts";

/** Maximum number of programs in the list. A longer list is hard to choose from and makes the form heavier. */
const maxPrograms = 40;

const paid = programs.filter(({ free }: Program) => !free).map(({ slug, title }) => ({ value: slug, label: title }));

/**
 * Paid programs, as options of the equity seat form. If there are too many, the list has the first ones and one option
 * for the rest.
 */
export const seatPrograms: readonly { value: string; label: string }[] =
  paid.length <= maxPrograms ? paid : [...paid.slice(0, maxPrograms), { value: "another", label: "Another program" }];
