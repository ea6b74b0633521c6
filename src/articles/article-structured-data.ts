import type { Article, Organization, WithContext } from "schema-dts";
import type { ArticleSummary } from "../../data/articles.ts";

interface Around {
  /** Absolute address of the article’s page. */
  url: string;
  /** Absolute address of a picture of it. */
  image: string;
  authorUrl: string;
  publisher: Organization;
}

/** An article in schema.org’s words (https://schema.org/Article), for search engines. */
export function articleStructuredData(
  { title, excerpt, date, author }: Pick<ArticleSummary, "title" | "excerpt" | "date" | "author">,
  { url, image, authorUrl, publisher }: Around,
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
