import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { headTags } from "./page-meta.ts";

/** The head of a design system page. It is excluded from search engines, because it is for developers. */
export function designHead(page: PageSummary): MetaDescriptor[] {
  return [...headTags(page), { name: "robots", content: "noindex" }];
}
