import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { listPath } from "../../data/list-path.ts";
import { site } from "../../data/site.ts";
import { headTags, pictureOf } from "./page-meta.ts";

interface ListPlace {
  head: PageSummary;
  path: string;
  page: number;
  pages: number;
}

/**
 * Returns the head of a paginated list's page, with links to the previous and next page. All pages share the preview
 * image of the page at `picturedAt`, because they belong to the same list.
 */
export function listMeta({ head, path, page, pages }: ListPlace, picturedAt: string): MetaDescriptor[] {
  const way = (rel: "prev" | "next", to: number) => ({
    tagName: "link",
    rel,
    href: site.origin + listPath(path, to),
  });
  return [
    ...headTags(head).map((tag) =>
      "property" in tag && tag.property === "og:image" ? { ...tag, content: pictureOf({ path: picturedAt }) } : tag,
    ),
    ...(page > 1 ? [way("prev", page - 1)] : []),
    ...(page < pages ? [way("next", page + 1)] : []),
  ];
}
