import type { Rule } from "./mistakes.ts";

/** How many characters a page’s description may have, so that search results show it whole and find something in it. */
export const descriptionLength = { least: 41, most: 155 } as const;

/** Browser tabs and search results cut longer titles. */
export const titleMost = 70;

const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const lengthOf = (value: unknown) => String(value).length;

export const text: Rule = {
  holds: matches(/\S/),
  problem: "is no text",
  mend: "write at least a word",
};

export const texts: Rule = {
  holds: (value) => Array.isArray(value) && value.length > 0 && value.every((item) => text.holds(item, value)),
  problem: "is no list of texts",
  mend: "write at least one, none of them empty, like ['Rest', 'Food']",
};

export const flag: Rule = {
  holds: (value) => typeof value === "boolean",
  problem: "is neither true nor false",
  mend: "write true for sample content, otherwise false",
};

export const slug: Rule = {
  holds: matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  problem: "cannot stand in an address",
  mend: "write small letters and digits with single hyphens between them, like winter-kitchen",
};

export const path: Rule = {
  holds: matches(/^\/$|^(\/[a-z0-9-]+)+$/),
  problem: "is no path of this site",
  mend: "begin with '/' and write small letters, digits and hyphens, like /get-involved",
};

export const address: Rule = {
  holds: (value) => text.holds(value, value) && String(value).startsWith("https://") && URL.canParse(String(value)),
  problem: "is no address",
  mend: "write the whole of it, beginning with https://",
};

export const amount: Rule = {
  holds: (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
  problem: "is no amount of money",
  mend: "write US dollars as a number, without quotes or sign, like 97",
};

export const title: readonly Rule[] = [
  text,
  {
    holds: (value) => lengthOf(value) <= titleMost,
    problem: `is longer than ${titleMost} characters`,
    mend: "shorten it",
  },
];

export const description: readonly Rule[] = [
  text,
  {
    holds: (value) => lengthOf(value) >= descriptionLength.least,
    problem: `is shorter than ${descriptionLength.least} characters`,
    mend: "say in a sentence what a visitor finds",
  },
  {
    holds: (value) => lengthOf(value) <= descriptionLength.most,
    problem: `is longer than ${descriptionLength.most} characters`,
    mend: "shorten it, so that search results show it whole",
  },
];

export function oneOf(values: readonly string[]): Rule {
  return {
    holds: (value) => values.some((known) => known === value),
    problem: "is not one of the list",
    mend: `write one of ${values.join(", ")}`,
  };
}

/** The same rule for a field that may hold null; `meaning` says what null stands for. */
export function orNull(rule: Rule, meaning: string): Rule {
  return {
    ...rule,
    holds: (value, entry) => value === null || rule.holds(value, entry),
    mend: `${rule.mend}, or null for ${meaning}`,
  };
}

/** The same rule for a field that may be left out. */
export function optional(rule: Rule): Rule {
  return { ...rule, holds: (value, entry) => value === undefined || rule.holds(value, entry) };
}
