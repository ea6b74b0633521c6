/** The page of results: `?q=` holds what is looked for. */
export const searchPath = "/search";

/** Id of the field on the page of results. */
export const searchFieldId = "query";

/** The page of results with the focus in its field. */
export const searchFieldPath = `${searchPath}#${searchFieldId}`;

/** Address of the results of a query. */
export function searchAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query.trim() })}`;
}

/** Longer queries are cut before they are read: nobody’s browser or server is kept busy by one. */
export const longestQuery = 100;

/** Where the build writes it, and what search reads before its first answer. */
export const searchFilePath = "/search.json";

/** A page that can be found. */
export interface FoundPage {
  path: string;
  title: string;
  description: string;
  /** The part of the site that it belongs to. */
  part: string;
}

/** A heading with what stands below it, up to the next heading that can be linked. */
export interface PageSection {
  /** Place of its page in `pages`. */
  page: number;
  /** Id of the heading; "" for the start of the page. */
  hash: string;
  /** "" where it is the page’s title. */
  heading: string;
  text: string;
}

/** The words of the finished pages, as they travel to whoever searches. */
export interface SearchFile {
  /** In the order of the site map’s parts. */
  pages: readonly FoundPage[];
  sections: readonly PageSection[];
}
