import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Article, articlePath } from "../articles.ts";
import type { PageSummary } from "../every-page.ts";
import { articleSlugs, extension } from "./article-slugs.ts";
import { checkBody } from "./check-body.server.ts";
import { parseFrontMatter } from "./front-matter.ts";
import { readTime } from "./read-time.ts";

/** Every command runs from the project’s root; a path from this module would change when the build bundles it. */
const folder = "data/articles";

/** An article and the Markdown of its body. */
interface ArticleSource extends Article {
  /** Each line has the number that it has in the file. */
  markdown: string;
}

/** Splits and checks one file’s text. Throws with the file’s name and what to fix. */
export function parseArticle(slug: string, text: string): ArticleSource {
  try {
    const [, head, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
    if (head === undefined || markdown === undefined) {
      throw new Error("no front matter; start it with lines like 'title: …' between two lines of '---'");
    }
    // Blank lines stand in for what was cut off, so that errors name the line of the file.
    const frontMatter = parseFrontMatter(`\n${head}`);
    const body = text.slice(0, text.length - markdown.length).replace(/[^\n]/g, "") + markdown;
    checkBody(body);
    return { slug, ...frontMatter, readTime: readTime(markdown), markdown: body };
  } catch (cause) {
    const lines = (cause instanceof Error ? cause.message : String(cause)).split("\n");
    throw new Error(lines.map((line) => `${articleFile(slug)}: ${line}`).join("\n"), { cause });
  }
}

/** The article whose file is named after `slug`, or undefined where there is none. */
export function readArticle(slug: string): ArticleSource | undefined {
  if (!slugs().includes(slug)) return undefined;
  return parseArticle(slug, readFileSync(articleFile(slug), "utf8"));
}

/** Every article without its body, newest first. */
export function readArticles(): Article[] {
  return slugs()
    .map((slug) => {
      const { markdown, ...article } = parseArticle(slug, readFileSync(articleFile(slug), "utf8"));
      return article;
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Every article as a page of the site, for prerendering, the sitemap and the audit. */
export function articlePages(): PageSummary[] {
  return readArticles().map(({ slug, title, excerpt }) => ({ path: articlePath(slug), title, description: excerpt }));
}

/** Where the article of this slug is written. */
export function articleFile(slug: string): string {
  return join(folder, slug + extension);
}

function slugs(): string[] {
  return articleSlugs(folder, readdirSync(folder));
}
