import { authorByKey } from "./authors.ts";
import type { frontMatter } from "./checks/articles.ts";
import type { Entry } from "./checks/rules.ts";
import { letterRhythm } from "./forms/newsletter.ts";
import type { SiteLink } from "./link.ts";
import { personPath } from "./people.ts";

/**
 * Copy for the articles page and the shape of an article. The articles themselves are `data/articles/{slug}.mdx`. The
 * build reads them, so no page ships more of them than it shows.
 */

/**
 * Areas of life that articles cover. `key` appears in front matter and in URLs. `palette` names a color palette of the
 * theme.
 */
export const articleCategories = [
  { key: "self", label: "Self", palette: "clay" },
  { key: "home", label: "Home", palette: "plum" },
  { key: "work", label: "Work", palette: "night" },
  { key: "lessons", label: "Lessons", palette: "fern" },
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
export type ArticleCategoryKey = ArticleCategory["key"];

/** The fields that lists need. The body stays in the article's file. */
export interface Article extends Entry<typeof frontMatter> {
  /** File name, last segment of the URL, and seed for the drawing. */
  slug: string;
  /** Reading time in minutes, computed from the word count. */
  readTime: number;
}

export interface ArticleSummary extends Pick<Article, "slug" | "title" | "excerpt" | "date" | "tags" | "readTime"> {
  path: string;
  author: { name: string; path: string };
  category: ArticleCategory;
}

export type ArticleLink = Pick<ArticleSummary, "slug" | "title" | "path"> & Pick<ArticleCategory, "palette">;

export const articlesPage = {
  title: "Articles",
  lead: "Unlearning old patterns in yourself, at home and at work. We change names and details to protect people’s privacy.",
  filterLabel: "Show articles about",
  all: "All",
  /** Announced by screen readers when the category changes. `{count}` is replaced. */
  count: { one: "1 article", other: "{count} articles" },
  empty: "No articles about this yet.",
  showAll: { label: "Show all articles", to: "/articles#articles" },
  newsletter: {
    title: "One letter, now and then",
    text: `New articles, dates and something small to try at home, ${letterRhythm}.`,
  },
  feed: "Or follow in a feed reader:",
} as const;

export const articleWords = {
  readFull: "Read Full Article",
  by: "By",
  minutes: "min read",
  tags: "Filed under",
  back: { label: "All articles", to: "/articles" },
  contents: "In this article",
  aboutAuthor: "About the author",
  moreBy: "More about",
  onward: "Read and learn more",
  programs: "Learn it with us",
  roles: "You may see yourself in",
  more: "More articles",
  previous: "Previous",
  next: "Next",
} as const satisfies Record<string, string | SiteLink>;

export type ArticleWords = typeof articleWords;

export function articlePath(slug: string): string {
  return `/articles/${slug}`;
}

export function summarizeArticle(article: Article): ArticleSummary {
  const { slug, title, excerpt, date, tags, readTime } = article;
  const author = { name: authorByKey(article.author).name, path: personPath(article.author) };
  return { slug, title, excerpt, date, author, tags, readTime, path: articlePath(slug), category: categoryOf(article) };
}

export function articleLink(article: Article): ArticleLink {
  const { slug, title } = article;
  return { slug, title, path: articlePath(slug), palette: categoryOf(article).palette };
}

function categoryOf({ slug, category: wanted }: Article): ArticleCategory {
  const category = articleCategories.find(({ key }) => key === wanted);
  if (!category) throw new Error(`data/articles: '${slug}' has the unknown category '${wanted}'`);
  return category;
}
