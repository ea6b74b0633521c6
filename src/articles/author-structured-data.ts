import type { Organization, ProfilePage, WithContext } from "schema-dts";
import type { Author } from "../../data/authors.ts";

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
