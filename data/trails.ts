import type { SiteLink } from "./link.ts";
import { type PagePath, pageAt } from "./pages.ts";

/** Breadcrumb links from the home page down to a page's parent. */
export type Trail = readonly SiteLink[];

/** Returns the breadcrumb links for the home page and `paths`, from the top down. */
export function trailOver(...paths: PagePath[]): Trail {
  return (["/", ...paths] as const).map((path) => {
    const { nav, title } = pageAt(path);
    return { label: nav ?? title, to: path };
  });
}
