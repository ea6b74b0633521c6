import { type Article, articleCategories } from "../articles.ts";

/** What the author writes between the two '---' lines; slug and reading time come from the file. */
export type FrontMatter = Omit<Article, "slug" | "readTime">;

interface Rule {
  holds: (value: unknown) => boolean;
  wanted: string;
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
const categoryKeys = articleCategories.map(({ key }) => key);

const rules: Record<keyof FrontMatter, Rule> = {
  title: { holds: isText, wanted: "a line of text" },
  excerpt: {
    holds: (value) => isText(value) && String(value).length <= 155,
    wanted: "a text of at most 155 characters",
  },
  date: { holds: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)), wanted: "a day like 2026-01-31" },
  author: { holds: isText, wanted: "a first name and an initial" },
  category: {
    holds: (value) => categoryKeys.some((key) => key === value),
    wanted: `one of ${categoryKeys.join(", ")}`,
  },
  tags: {
    holds: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    wanted: "a list such as [Rest, Food]",
  },
  placeholder: { holds: (value) => typeof value === "boolean", wanted: "true for sample content, otherwise false" },
};

/** `fields` as front matter. Throws with every line that must be mended. */
export function checkFrontMatter(fields: Record<string, unknown>): FrontMatter {
  const broken = Object.entries(rules)
    .filter(([name, rule]) => !rule.holds(fields[name]))
    .map(([name, rule]) => `'${name}' must be ${rule.wanted}`);
  const unknown = Object.keys(fields)
    .filter((name) => !(name in rules))
    .map((name) => `'${name}' is not a line we know`);
  const problems = [...broken, ...unknown];
  if (problems.length > 0) throw new Error(problems.join("; "));
  return fields as unknown as FrontMatter;
}
