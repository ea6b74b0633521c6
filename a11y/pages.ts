import type { SitePages } from "@kindred-ground/audit/core/setup.ts";
import { everyPath } from "../data/every-page.ts";
import { pages as fixedPages } from "../data/pages.ts";
import { statesOf } from "./states/every-state.ts";

/** A path without a page, for which the server sends the 404 page. */
export const notFoundPath = "/no-such-page";

/** Path prefixes of pages that share a template. Pages in data/pages.ts have their own templates. */
export const templates = ["/academy/", "/articles/", "/events/", "/quiz/roles/", "/shop/"];

const fixed = new Set<string>(fixedPages.map(({ path }) => path));

export function templateOf(path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf("/") + 1);
  return templates.includes(above) && !fixed.has(path) ? above : undefined;
}

export const sitePages: SitePages = { paths: everyPath, notFoundPath, templates, templateOf, statesOf };
