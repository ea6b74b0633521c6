import { parse, type YAMLParseError } from "yaml";
import { frontMatter } from "../checks/articles.ts";
import type { Entry } from "../checks/entry.ts";
import { brokenRules } from "../checks/mistakes.ts";

export type FrontMatter = Entry<typeof frontMatter>;

/** Parses YAML front matter. Throws with every line that needs fixing, numbered within `yaml`. */
export function parseFrontMatter(yaml: string): FrontMatter {
  const fields = parseYaml(yaml);
  const lines = typeof fields === "object" && fields !== null ? fields : {};
  const problems = brokenRules(frontMatter, lines).map(({ field, said }) =>
    field ? `${lineOf(field, yaml)}'${field}': ${said}` : said,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return lines as FrontMatter;
}

/**
 * Returns "line 3: " for a field, or an empty string if the field is missing. `field` may be `tags[1]`, yup's path
 * syntax.
 */
function lineOf(field: string, yaml: string): string {
  const name = field.split("[", 1)[0];
  const index = yaml.split("\n").findIndex((line) => line.startsWith(`${name}:`));
  return index < 0 ? "" : `line ${index + 1}: `;
}

function parseYaml(yaml: string): unknown {
  try {
    return parse(yaml, { prettyErrors: true });
  } catch (cause) {
    const [reason = ""] = (cause as YAMLParseError).message.split(":\n");
    throw new Error(`${reason}; put quotes around a text that holds a colon`, { cause });
  }
}
