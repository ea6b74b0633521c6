import { type Program, programs } from "./programs.ts";

/** Most programs in the list. A longer list is hard to choose from and makes the form heavier. */
const most = 40;

const paid = programs.filter(({ free }: Program) => !free).map(({ slug, title }) => ({ value: slug, label: title }));

/**
 * Options of the equity seat form. If there are too many programs, it has the first ones and one option for the rest.
 */
export const seatPrograms: readonly { value: string; label: string }[] =
  paid.length <= most ? paid : [...paid.slice(0, most), { value: "another", label: "Another program" }];
