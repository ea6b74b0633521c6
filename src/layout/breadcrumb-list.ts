import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { site } from "../../data/site.ts";
import type { Trail } from "../../data/trails.ts";
import { jsonLd } from "./json-ld.ts";

/**
 * Describes a page's ancestors for search engines: https://schema.org/BreadcrumbList. Google doesn't need the home
 * page in it. The last item is the page itself, and Google uses the page's own URL for it.
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
