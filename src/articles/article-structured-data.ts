import type { Article, Organization, WithContext } from "schema-dts";
import type { ArticleSummary } from "../../data/articles.ts";

interface ArticlePage {
  /** Absolute URL. */
  url: string;
  image: string;
  authorUrl: string;
  publisher: Organization;
}

/** Describes an article for search engines (https://schema.org/Article). */
export function articleStructuredData(
  { title, excerpt, date, author }: Pick<ArticleSummary, "title" | "excerpt" | "date" | "author">,
  { url, image, authorUrl, publisher }: ArticlePage,
): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: excerpt,
    datePublished: date,
    url,
    image,
    author: { "@type": "Person", name: author.name, url: authorUrl },
    publisher,
  };
}
