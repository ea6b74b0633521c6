import { parse, type YAMLParseError } from "yaml";
import { frontMatter } from "../checks/articles.ts";
import type { Entry } from "../checks/entry.ts";
import { brokenRules } from "../checks/mistakes.ts";
import { slug } from "../checks/rules.ts";

export interface BodyMistake {
  /** Line number in the file; undefined if the error has no single line. */
  line?: number;
  /** The problem and the fix. */
  said: string;
}

/** Formats one line of text per error, sorted by line number. */
export function inOrder(mistakes: readonly BodyMistake[]): string[] {
  return mistakes
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, said }) => (line === undefined ? said : `line ${line}: ${said}`));
}

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

export const extension = ".mdx";

/** Returns the slugs of the articles in a folder. Throws if a file is neither an article nor a script. */
export function articleSlugs(folder: string, files: readonly string[]): string[] {
  return files.filter((file) => !/^\.|\.ts$/.test(file)).map((file) => slugOf(folder, file));
}

function slugOf(folder: string, file: string): string {
  if (!file.endsWith(extension)) {
    const renamed = file.replace(/(\.[^.]*)?$/, extension);
    throw new Error(`${folder}/${file}: an article’s file ends in ${extension}; rename it to ${renamed}`);
  }
  const name = file.slice(0, -extension.length);
  const [broken] = brokenRules(slug, name);
  if (broken) throw new Error(`${folder}/${file}: ${broken.said}`);
  return name;
}
