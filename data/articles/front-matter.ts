import { parse, type YAMLParseError } from "yaml";
import { frontMatter } from "../checks/articles.ts";
import type { Entry } from "../checks/entry.ts";
import { brokenRules } from "../checks/mistakes.ts";

export type FrontMatter = Entry<typeof frontMatter>;

/** The lines of a front matter, in YAML. Throws with every line that must be fixed. */
export function parseFrontMatter(yaml: string): FrontMatter {
  const fields = parseYaml(yaml);
  const lines = typeof fields === "object" && fields !== null ? fields : {};
  const problems = brokenRules(frontMatter, lines).map(({ field, said }) => (field ? `'${field}': ${said}` : said));
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
