import type { SiteLink } from "./link.ts";
import { type PagePath, pageAt } from "./pages.ts";

/** The way from the first page down to a page, without that page itself: links to what it lies below. */
export type Trail = readonly SiteLink[];

/** The way over `paths`, from the top down. */
export function trailOver(...paths: PagePath[]): Trail {
  return (["/", ...paths] as const).map((path) => {
    const { nav, title } = pageAt(path);
    return { label: nav ?? title, to: path };
  });
}
