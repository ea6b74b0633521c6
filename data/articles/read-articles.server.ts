import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type YAMLParseError } from "yaml";
import { type Article, articlePath } from "../articles.ts";
import { frontMatter } from "../checks/articles.ts";
import { brokenRules } from "../checks/mistakes.ts";
import { type Entry, slug as slugRule } from "../checks/rules.ts";
import type { PageSummary } from "../every-page.ts";
import { type ParsedBody, parseBody } from "./parse-body.server.ts";
import { readTime } from "./read-time.ts";

/**
 * Relative path, because every command runs from the project root. A path based on this module would change when the
 * build bundles it.
 */
const folder = "data/articles";
const extension = ".mdx";

export interface WholeArticle extends Article, ParsedBody {}

/** Returns the article in one file’s text. Throws with every error, one per line, prefixed with the file name. */
export function parseArticle(slug: string, text: string): WholeArticle {
  const [whole = "", head] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (head === undefined) {
    throw new Error(
      `${articleFile(slug)}: no front matter; start it with lines like 'title: …' between two lines of '---'`,
    );
  }
  const markdown = text.slice(whole.length);
  const mistakes: string[] = [];
  // Replaces the removed text with blank lines, so errors report the file's own line numbers.
  const fields = attempt(mistakes, () => parseFrontMatter(`\n${head}`));
  const body = attempt(mistakes, () => parseBody(whole.replace(/[^\n]/g, "") + markdown));
  if (fields && body) return { slug, ...fields, readTime: readTime(markdown), ...body };
  throw new Error(mistakes.map((line) => `${articleFile(slug)}: ${line}`).join("\n"));
}

/** Returns the result of `parse`. If it throws, adds the lines of its error to `mistakes` and returns undefined. */
function attempt<Result>(mistakes: string[], parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch (cause) {
    mistakes.push(...(cause instanceof Error ? cause.message : String(cause)).split("\n"));
    return undefined;
  }
}

export function readArticle(slug: string): WholeArticle | undefined {
  return readWholeArticles().find((article) => article.slug === slug);
}

/** Cache for the build, which requests the articles for each page. Development skips it because files change. */
let all: readonly WholeArticle[] | undefined;

/** Returns every article with its body, newest first. Throws with the errors of all articles. */
export function readWholeArticles(): readonly WholeArticle[] {
  if (all === undefined || import.meta.env?.DEV) all = readFiles();
  return all;
}

function readFiles(): WholeArticle[] {
  const mistakes: string[] = [];
  const articles = articleSlugs(folder, readdirSync(folder)).flatMap(
    (slug) => attempt(mistakes, () => readFile(slug)) ?? [],
  );
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Returns every article without its body, newest first. */
export function readArticles(): Article[] {
  return readWholeArticles().map(({ body, contents, quote, links, ...article }) => article);
}

export function articlePages(): PageSummary[] {
  return readArticles().map(({ slug, title, excerpt, date }) => ({
    path: articlePath(slug),
    title,
    description: excerpt,
    changed: date,
  }));
}

/** Returns an error for each article link to a page that is not in `paths`: file, line, problem and fix. */
export function deadArticleLinks(articles: readonly WholeArticle[], paths: readonly string[]): string[] {
  const known = new Set(paths);
  return articles.flatMap(({ slug, links }) =>
    links
      .filter(({ address }) => address.startsWith("/") && !known.has(pathOf(address)))
      .map(
        ({ address, line }) =>
          `${articleFile(slug)}: line ${line}: no page of the site is at '${address}'; correct the link`,
      ),
  );
}

function pathOf(address: string): string {
  return new URL(address, "https://this.site").pathname;
}

function articleFile(slug: string): string {
  return join(folder, slug + extension);
}

/**
 * Last parsed version of each file, reused while its text is unchanged. In development, each page with articles rereads
 * every file.
 */
const earlier = new Map<string, { text: string; article: WholeArticle }>();

function readFile(slug: string): WholeArticle {
  const text = readFileSync(articleFile(slug), "utf8");
  const last = earlier.get(slug);
  if (last?.text === text) return last.article;
  const article = parseArticle(slug, text);
  earlier.set(slug, { text, article });
  return article;
}

type FrontMatter = Entry<typeof frontMatter>;

/** Parses YAML front matter. Throws with every line that needs fixing, numbered within `yaml`. */
function parseFrontMatter(yaml: string): FrontMatter {
  const fields = parseYaml(yaml);
  const lines = typeof fields === "object" && fields !== null ? fields : {};
  const problems = brokenRules(frontMatter, lines).map(({ field, said }) =>
    field ? `${lineOf(field, yaml)}'${field}': ${said}` : said,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return lines as FrontMatter;
}

/**
 * Returns a field’s line as a prefix such as "line 3: ", or an empty string if the field is missing. `field` can name a
 * list item in yup’s path syntax: `tags[1]`.
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
    throw new Error(`${reason}; put quotes around text that contains a colon`, { cause });
  }
}

/**
 * Returns the slugs of the articles in a folder, ignoring scripts and hidden files. Throws if any other file has an
 * invalid slug, or an extension other than `.mdx`.
 */
export function articleSlugs(folder: string, files: readonly string[]): string[] {
  return files.filter((file) => !/^\.|\.ts$/.test(file)).map((file) => slugOf(folder, file));
}

function slugOf(folder: string, file: string): string {
  if (!file.endsWith(extension)) {
    const renamed = file.replace(/(\.[^.]*)?$/, extension);
    throw new Error(`${folder}/${file}: an article’s file ends in ${extension}; rename it to ${renamed}`);
  }
  const name = file.slice(0, -extension.length);
  const [broken] = brokenRules(slugRule, name);
  if (broken) throw new Error(`${folder}/${file}: ${broken.said}`);
  return name;
}
