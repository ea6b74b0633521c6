import { parse, type YAMLParseError } from "yaml";
import { frontMatter } from "../checks/articles.ts";
import type { Entry } from "../checks/entry.ts";
import { brokenRules } from "../checks/mistakes.ts";

export type FrontMatter = Entry<typeof frontMatter>;

/** The lines of a front matter, in YAML. Throws with every line that must be fixed, by its number in `yaml`. */
export function parseFrontMatter(yaml: string): FrontMatter {
  const fields = parseYaml(yaml);
  const lines = typeof fields === "object" && fields !== null ? fields : {};
  const problems = brokenRules(frontMatter, lines).map(({ field, said }) =>
    field ? `${lineOf(field, yaml)}'${field}': ${said}` : said,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return lines as FrontMatter;
}

/** "line 3: ", where a field is written; nothing where it is missing. `field` may be `tags[1]`, as yup writes it. */
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
