/** The results page. `?q=` contains the query. */
export const searchPath = "/search";

export const searchFieldId = "query";

export const searchFieldPath = `${searchPath}#${searchFieldId}`;

export function searchAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query.trim() })}`;
}

/** Maximum length of a query. Longer ones are cut, to limit the work for browsers and servers. */
export const maxQueryLength = 100;

export const searchFilePath = "/search.json";

export interface FoundPage {
  path: string;
  title: string;
  description: string;
  part: string;
}

/** A heading and the text below it, up to the next heading with an id. */
export interface PageSection {
  page: number;
  /** Id of the heading, or "" for the start of the page. */
  hash: string;
  /** Empty if it equals the page's title. */
  heading: string;
  text: string;
  /** Words for the section that people use and that the page doesn't. */
  otherWords?: string;
}

export interface SearchFile {
  /** Sorted in the order of the site map's parts. */
  pages: readonly FoundPage[];
  sections: readonly PageSection[];
  /** See data/synonyms.ts. Files of earlier builds have none. */
  synonyms?: readonly (readonly string[])[];
}
