import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { listPath } from "../../data/list-path.ts";
import { site } from "../../data/site.ts";
import { headTags, pictureOf } from "./page-meta.ts";

interface ListPlace {
  /** Of this page of the list. */
  head: PageSummary;
  /** Path of the list. */
  path: string;
  page: number;
  pages: number;
}

/**
 * The head of a page that a list goes on over, with the way to the pages before and after it. All of them have the
 * picture of the page at `picturedAt`: what they show is in the same list.
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
