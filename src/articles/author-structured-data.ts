import type { Organization, ProfilePage, WithContext } from "schema-dts";
import type { Author } from "../../data/authors.ts";

interface Around {
  /** Absolute address of the author’s page. */
  url: string;
  affiliation: Organization;
}

/** Who writes, in schema.org’s words (https://schema.org/ProfilePage), for search engines. */
export function authorStructuredData(
  { name, summary }: Pick<Author, "name" | "summary">,
  { url, affiliation }: Around,
): WithContext<ProfilePage> {
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: { "@type": "Person", name, description: summary, url, affiliation },
  };
}
