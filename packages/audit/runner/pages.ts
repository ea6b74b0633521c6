import type { SitePages } from "../core/setup.ts";
import { fetchWithAccess } from "./access.ts";
import type { PageStates } from "./plan.ts";

interface Served {
  status: number;
  html: string;
}

/** Responses by address, so that each page is requested only once. */
const asked = new Map<string, Promise<Served>>();

/** Returns the response of `origin`, even for missing pages. Throws if nothing responds. */
function served(origin: string, path: string): Promise<Served> {
  const { href } = new URL(path, origin);
  const before = asked.get(href);
  if (before) return before;
  const answer = ask(href, origin);
  asked.set(href, answer);
  return answer;
}

export async function htmlOf(origin: string, path: string): Promise<string> {
  return (await served(origin, path)).html;
}

async function ask(address: string, origin: string): Promise<Served> {
  try {
    const response = await fetchWithAccess(address);
    return { status: response.status, html: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${origin} does not respond (${cause?.code ?? cause?.message ?? message})`, { cause: error });
  }
}

/**
 * Returns every page with its states on `origin`. `hasIntake` is true if the audit may submit forms there.
 *
 * Throws if nothing responds, or if a page is missing, as on a site with a different version.
 */
export async function pagesAt(
  { paths, notFoundPath, statesOf, templateOf }: SitePages,
  origin: string,
  { hasIntake }: { hasIntake: boolean },
): Promise<PageStates[]> {
  const isReachable = ({ needs }: PageStates["states"][number]) => hasIntake || needs !== "intake";
  const pages = await Promise.all(
    [...paths(), ...(notFoundPath ? [notFoundPath] : [])].map(async (path) => ({
      path,
      ...(await served(origin, path)),
    })),
  );
  const missing = pages.filter(({ path, status }) => path !== notFoundPath && status !== 200);
  if (missing.length > 0) throw new Error(otherVersion(origin, missing));
  return pages.map(({ path, html }) => ({
    path,
    states: statesOf(path, html).filter(isReachable),
    weight: html.length,
    template: templateOf(path),
  }));
}

function otherVersion(origin: string, missing: readonly { path: string; status: number }[]): string {
  const [{ path, status }] = missing as [(typeof missing)[number]];
  const more = missing.length - 1;
  const others = more > 0 ? `, and ${more} other ${more === 1 ? "page is" : "pages are"} missing` : "";
  return `${origin} responds with status ${status} for ${path}${others}; check out the commit that the site was built from`;
}
