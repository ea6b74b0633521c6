import { parse, type YAMLParseError } from "yaml";
import { type Article, articleCategories } from "../articles.ts";
import { brokenRules, type Rules } from "../checks/mistakes.ts";
import { description, flag, oneOf, text, texts, title } from "../checks/rules.ts";
import { day } from "../checks/time-rules.ts";

/** What the author writes between the two '---' lines; slug and reading time come from the file. */
type FrontMatter = Omit<Article, "slug" | "readTime">;

const rules: Required<Rules<FrontMatter>> = {
  title,
  excerpt: description,
  date: [day],
  author: [{ ...text, mend: "write a first name and an initial" }],
  category: [oneOf(articleCategories.map(({ key }) => key))],
  tags: [texts],
  placeholder: [flag],
};

/** The lines of a front matter, in YAML. Throws with every line that must be mended. */
export function parseFrontMatter(yaml: string): FrontMatter {
  const fields = parseYaml(yaml);
  const lines = typeof fields === "object" && fields !== null ? fields : {};
  const problems = [
    ...brokenRules(lines as FrontMatter, rules).map(({ field, said }) => `'${field}': ${said}`),
    ...Object.keys(lines)
      .filter((name) => !(name in rules))
      .map((name) => `'${name}' is not a line we know; write one of ${Object.keys(rules).join(", ")}`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return lines as FrontMatter;
}

function parseYaml(yaml: string): unknown {
  try {
    return parse(yaml, { prettyErrors: true });
  } catch (cause) {
    const [reason = ""] = (cause as YAMLParseError).message.split(":\n");
    throw new Error(`${reason}; put quotes around a text that holds a colon`, { cause });
  }
}
