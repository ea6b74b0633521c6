import type { Article, Organization, ProfilePage, WithContext } from "schema-dts";
import type { ArticleSummary } from "../../data/articles.ts";
import type { Author } from "../../data/authors.ts";

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

interface AuthorPage {
  /** Absolute URL. */
  url: string;
  affiliation: Organization;
}

/** Describes an author for search engines (https://schema.org/ProfilePage). */
export function authorStructuredData(
  { name, summary }: Pick<Author, "name" | "summary">,
  { url, affiliation }: AuthorPage,
): WithContext<ProfilePage> {
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: { "@type": "Person", name, description: summary, url, affiliation },
  };
}
