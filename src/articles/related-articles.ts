import type { Article } from "../../data/articles.ts";

type Kin = Pick<Article, "slug" | "category" | "tags">;

/**
 * The `count` of `articles` most like `article`: shared tags and the same category count, the order of `articles`
 * breaks ties.
 */
export function relatedArticles<Candidate extends Kin>(
  article: Kin,
  articles: readonly Candidate[],
  count: number,
): Candidate[] {
  return articles
    .filter((candidate) => candidate.slug !== article.slug)
    .map((candidate) => ({ candidate, likeness: likeness(article, candidate) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function likeness(a: Kin, b: Kin): number {
  const sharedTags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return sharedTags + (a.category === b.category ? 1 : 0);
}
