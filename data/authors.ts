import type { author } from "./checks/articles.ts";
import type { Entry } from "./checks/rules.ts";

export type Author = Entry<typeof author>;

/**
 * Sample authors until the organization's own people sign their articles. An author who is also in data/people.ts has
 * the same key there.
 */
export const authors = [
  {
    key: "dell-k",
    name: "Dell K.",
    summary: "Dell K. looks after the young trees at the Homestead, and keeps the notebook with the soup on it.",
    placeholder: true,
  },
  {
    key: "joaquin-m",
    name: "Joaquin M.",
    summary: "Joaquin M. drove a delivery van for eleven years, and now answers the Academy’s telephone, sitting down.",
    placeholder: true,
  },
  {
    key: "renata-o",
    name: "Renata O.",
    summary:
      "Renata O. does payroll by day, leads evening groups at the Academy, and can do a four-strand braid in the dark.",
    placeholder: true,
  },
  {
    key: "ruth-a",
    name: "Ruth A.",
    summary:
      "Ruth A. is raising three children near ERIN’s Place, and hosts the monthly call of the PASS Hub from her kitchen.",
    placeholder: true,
  },
  {
    key: "tomas-r",
    name: "Tomas R.",
    summary: "Tomas R. manages a warehouse office of fourteen people, and speaks last in every meeting he calls.",
    placeholder: true,
  },
] as const satisfies readonly Author[];

/** Returns the author with this key. Throws if there is none. */
export function authorByKey(key: string): Author {
  const author = authors.find((candidate) => candidate.key === key);
  if (!author) throw new Error(`data/authors: no author has the key '${key}'; add the author there or correct the key`);
  return author;
}
