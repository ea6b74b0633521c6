import { everyPath } from "../../data/every-page.ts";
import { statesOf } from "../states/every-state.ts";
import { served } from "./page-texts.ts";
import type { PageStates } from "./plan-visits.ts";

/** A path without a page, which the server answers with the 404 page. */
export const notFoundPath = "/no-such-page";

export function auditedPaths(): string[] {
  return [...everyPath(), notFoundPath];
}

/**
 * Returns every page with its states on `origin`. `hasIntake` is true if the audit may submit forms there.
 *
 * Throws if nothing responds, or if a page is missing because the site has a different version.
 */
export async function pagesAt(origin: string, { hasIntake }: { hasIntake: boolean }): Promise<PageStates[]> {
  const isReachable = ({ needs }: PageStates["states"][number]) => hasIntake || needs !== "intake";
  const pages = await Promise.all(auditedPaths().map(async (path) => ({ path, ...(await served(origin, path)) })));
  const missing = pages.filter(({ path, status }) => path !== notFoundPath && status !== 200);
  if (missing.length > 0) throw new Error(otherVersion(origin, missing));
  return pages.map(({ path, html }) => ({
    path,
    states: statesOf(path, html).filter(isReachable),
    weight: html.length,
  }));
}

function otherVersion(origin: string, missing: readonly { path: string; status: number }[]): string {
  const [{ path, status }] = missing as [(typeof missing)[number]];
  const more = missing.length - 1;
  const others = more > 0 ? `, and ${more} other ${more === 1 ? "page is" : "pages are"} missing` : "";
  return `${origin} answers ${status} for ${path}${others}; audit a site from the commit that it was built from`;
}
