import { everyPath } from "../../data/every-page.ts";
import { statesOf } from "../states/every-state.ts";
import { served } from "./page-texts.ts";
import type { PageStates } from "./plan-visits.ts";

/** An address where there is no page: what stands there is a page, too. */
export const notFoundPath = "/no-such-page";

/** Paths of all that is audited. */
export function auditedPaths(): string[] {
  return [...everyPath(), notFoundPath];
}

/**
 * Every page with every state it has where it is served. `hasIntake`: whether its forms may be sent there. Throws a
 * sentence where nothing answers, or something else than the site of this version.
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
