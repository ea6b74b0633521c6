import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Article, articlePath } from "../articles.ts";
import type { PageSummary } from "../every-page.ts";
import { articleSlugs, extension } from "./article-slugs.ts";
import { parseFrontMatter } from "./front-matter.ts";
import { type ParsedBody, parseBody } from "./parse-body.server.ts";
import { readTime } from "./read-time.ts";

/** Every command runs from the project’s root; a path from this module would change when the build bundles it. */
const folder = "data/articles";

/** An article with its text. */
export interface WholeArticle extends Article, ParsedBody {}

/** Splits and checks one file’s text. Throws with everything to fix, a line each, with the file’s name. */
export function parseArticle(slug: string, text: string): WholeArticle {
  const [whole = "", head] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (head === undefined) {
    throw new Error(
      `${articleFile(slug)}: no front matter; start it with lines like 'title: …' between two lines of '---'`,
    );
  }
  const markdown = text.slice(whole.length);
  const mistakes: string[] = [];
  // Blank lines stand in for what was cut off, so that errors name the line of the file.
  const frontMatter = attempt(() => parseFrontMatter(`\n${head}`));
  const body = attempt(() => parseBody(whole.replace(/[^\n]/g, "") + markdown));
  if (frontMatter && body) return { slug, ...frontMatter, readTime: readTime(markdown), ...body };
  throw new Error(mistakes.map((line) => `${articleFile(slug)}: ${line}`).join("\n"));

  function attempt<Result>(parse: () => Result): Result | undefined {
    try {
      return parse();
    } catch (cause) {
      mistakes.push(...(cause instanceof Error ? cause.message : String(cause)).split("\n"));
      return undefined;
    }
  }
}

/** The article whose file is named after `slug`, or undefined where there is none. */
export function readArticle(slug: string): WholeArticle | undefined {
  return readWholeArticles().find((article) => article.slug === slug);
}

/** A build’s, which asks for them with each page; while pages are developed, files change. */
let all: readonly WholeArticle[] | undefined;

/** Every article with its text, newest first. Throws with everything in all of them that must be fixed. */
export function readWholeArticles(): readonly WholeArticle[] {
  if (all === undefined || import.meta.env?.DEV) all = readFiles();
  return all;
}

function readFiles(): WholeArticle[] {
  const mistakes: string[] = [];
  const articles = slugs().flatMap((slug) => {
    try {
      return [readFile(slug)];
    } catch (cause) {
      mistakes.push(cause instanceof Error ? cause.message : String(cause));
      return [];
    }
  });
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** The same without their texts. */
export function readArticles(): Article[] {
  return readWholeArticles().map(({ body, contents, quote, links, ...article }) => article);
}

/** Every article as a page of the site, for prerendering, the sitemap and the audit. */
export function articlePages(): PageSummary[] {
  return readArticles().map(({ slug, title, excerpt }) => ({ path: articlePath(slug), title, description: excerpt }));
}

/** Links of articles to pages that are not among `paths`, a line each: file, line, what is wrong, how to fix it. */
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

/** Where the article of this slug is written. */
export function articleFile(slug: string): string {
  return join(folder, slug + extension);
}

/** What files said when they were last read: while pages are developed, each with articles on it reads them all again. */
const earlier = new Map<string, { text: string; article: WholeArticle }>();

function readFile(slug: string): WholeArticle {
  const text = readFileSync(articleFile(slug), "utf8");
  const last = earlier.get(slug);
  if (last?.text === text) return last.article;
  const article = parseArticle(slug, text);
  earlier.set(slug, { text, article });
  return article;
}

function slugs(): string[] {
  return articleSlugs(folder, readdirSync(folder));
}
