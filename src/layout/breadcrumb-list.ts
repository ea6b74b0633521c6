import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { site } from "../../data/site.ts";
import type { Trail } from "../../data/trails.ts";
import { jsonLd } from "./json-ld.ts";

/**
 * The way to a page for search engines: https://schema.org/BreadcrumbList. As Google reads it, the first page of a site
 * need not be named, and the last place, which is the page itself, has the page’s address.
 */
export function breadcrumbList(trail: Trail, { title }: Pick<PageSummary, "title">): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const [, ...above] = trail;
  const places = [...above.map(({ label, to }) => ({ name: label, item: site.origin + to })), { name: title }];
  const itemListElement = places.map(
    (place, index) => ({ "@type": "ListItem", position: index + 1, ...place }) as const,
  );
  return [jsonLd({ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement })];
}
