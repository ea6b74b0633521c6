import { type Program, programs } from "./programs.ts";

/** More would be no list to choose from, and all of them travel with the form. */
const most = 40;

const paid = programs.filter(({ free }: Program) => !free).map(({ slug, title }) => ({ value: slug, label: title }));

/** The programs that the form for equity seats names; where there are too many, the first, and a word for all others. */
export const seatPrograms: readonly { value: string; label: string }[] =
  paid.length <= most ? paid : [...paid.slice(0, most), { value: "another", label: "Another program" }];
