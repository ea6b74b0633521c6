import type { MetaDescriptor } from "react-router-dom";
import type { PageSummary } from "../../data/every-page.ts";
import { headTags } from "./page-meta.ts";

/** What a page of the design system says of itself: it is for the people who build, and no search should lead here. */
export function designHead(page: PageSummary): MetaDescriptor[] {
  return [...headTags(page), { name: "robots", content: "noindex" }];
}
