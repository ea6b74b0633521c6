/** The articles before and after one in time; undefined where it is the first or the last of all. */
export interface Neighbors<Article> {
  previous: Article | undefined;
  next: Article | undefined;
}

/** Among `articles`, newest first. */
export function neighborsOf<Article extends { slug: string }>(
  { slug }: { slug: string },
  articles: readonly Article[],
): Neighbors<Article> {
  const index = articles.findIndex((article) => article.slug === slug);
  return { previous: articles[index + 1], next: index > 0 ? articles[index - 1] : undefined };
}
