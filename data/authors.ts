import type { author } from "./checks/articles.ts";
import type { Entry } from "./checks/rules.ts";

export type Author = Entry<typeof author>;

/** Sample authors until the organization's own people sign their articles. */
export const authors = [
  {
    key: "dell-k",
    name: "Dell K.",
    branch: "homestead",
    summary: "Dell K. looks after the young trees at the Homestead, and keeps the notebook with the soup on it.",
    bio: [
      "Dell was on the crew that planted two hundred trees in a weekend, and stayed for the part that no one had planned. These days he walks the ground every month, writes down what is there, and knows which gate sticks.",
      "He asks visitors to carry a bucket. Most of them say it was the best hour of the day.",
    ],
    link: { label: "Walk the land he looks after", to: "/homestead/visit" },
    placeholder: true,
  },
  {
    key: "joaquin-m",
    name: "Joaquin M.",
    branch: "academy",
    summary: "Joaquin M. drove a delivery van for eleven years, and now answers the Academy’s telephone, sitting down.",
    bio: [
      "Joaquin came to the Academy as a learner with a bad back and his arms folded. He has never quite left. He picks up the telephone, tests every practice in a hard chair first, and says so when one of them is nonsense.",
      "His brother goes deaf in one ear when he means no. Joaquin thinks this is the best body in the family.",
    ],
    link: { label: "Call while he is at the desk", to: "/contact" },
    placeholder: true,
  },
  {
    key: "renata-o",
    name: "Renata O.",
    branch: "academy",
    summary:
      "Renata O. does payroll by day, leads evening groups at the Academy, and can do a four-strand braid in the dark.",
    bio: [
      "Renata grew up in a house where the telephone was answered on the first ring. She joined Liberation 101 to get better at deadlines, and got better at choosing them instead.",
      "She lives with her daughter, a kettle and a card with three questions on it.",
    ],
    link: { label: "See the course she took", to: "/academy/decolonization-101" },
    placeholder: true,
  },
  {
    key: "ruth-a",
    name: "Ruth A.",
    branch: "erins-place",
    summary:
      "Ruth A. is raising three children near ERIN’s Place, and hosts the monthly call of the PASS Hub from her kitchen.",
    bio: [
      "Ruth’s middle child came to ERIN’s Place after a school that had run out of ideas. Ruth stayed on for the other parents. On the call she mostly listens, and she reads out good questions from people who would rather type.",
      "She writes about the everyday side of freedom: shoes, soup, bedtime, and what to say after you have shouted.",
    ],
    link: { label: "Join her on the PASS Hub’s call", to: "/erin/pass-hub" },
    placeholder: true,
  },
  {
    key: "tomas-r",
    name: "Tomas R.",
    branch: "academy",
    summary: "Tomas R. manages a warehouse office of fourteen people, and speaks last in every meeting he calls.",
    bio: [
      "Tomas took Liberation 301 to change one thing at his work. He chose the Monday meeting, because it was his own, and because a colleague had just told him the truth about it.",
      "He still has good ideas at one minute past nine. He writes them on an envelope and waits.",
    ],
    link: { label: "Read about the course on work", to: "/academy/decolonization-301" },
    placeholder: true,
  },
] as const satisfies readonly Author[];

/** Throws if no author has this key. */
export function authorByKey(key: string): Author {
  const author = authors.find((candidate) => candidate.key === key);
  if (!author) throw new Error(`data/authors: no author has the key '${key}'; add the author there or correct the key`);
  return author;
}

export function authorPath(key: string): string {
  return `/articles/by/${key}`;
}

export function authorHead({ key, name, summary }: Author) {
  return { path: authorPath(key), title: `Articles by ${name}`, description: summary };
}
