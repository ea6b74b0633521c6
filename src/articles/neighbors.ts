/** The articles published immediately before and after an article. Undefined if there is none. */
export interface Neighbors<Article> {
  previous: Article | undefined;
  next: Article | undefined;
}

/** Returns the neighbors of an article. Expects `articles` in order, newest first. */
export function neighborsOf<Article extends { slug: string }>(
  { slug }: { slug: string },
  articles: readonly Article[],
): Neighbors<Article> {
  const index = articles.findIndex((article) => article.slug === slug);
  return { previous: articles[index + 1], next: index > 0 ? articles[index - 1] : undefined };
}
