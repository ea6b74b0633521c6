import { everyPath } from "../../data/every-page.ts";
import { pages as fixedPages } from "../../data/pages.ts";
import { statesOf } from "../states/every-state.ts";
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
    const response = await fetch(address);
    return { status: response.status, html: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${origin} does not respond (${cause?.code ?? cause?.message ?? message})`, { cause: error });
  }
}

/** A path without a page, which the server answers with the 404 page. */
export const notFoundPath = "/no-such-page";

/** Paths above the pages that one template makes. Pages in data/pages.ts have their own. */
export const templates = ["/academy/", "/articles/", "/design/components/", "/events/", "/quiz/roles/", "/shop/"];

const fixed = new Set<string>(fixedPages.map(({ path }) => path));

export function templateOf(path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf("/") + 1);
  return templates.includes(above) && !fixed.has(path) ? above : undefined;
}

/**
 * Returns every page with its states on `origin`. `hasIntake` is true if the audit may submit forms there.
 *
 * Throws if nothing responds, or if a page is missing because the site has a different version.
 */
export async function pagesAt(origin: string, { hasIntake }: { hasIntake: boolean }): Promise<PageStates[]> {
  const isReachable = ({ needs }: PageStates["states"][number]) => hasIntake || needs !== "intake";
  const pages = await Promise.all(
    [...everyPath(), notFoundPath].map(async (path) => ({ path, ...(await served(origin, path)) })),
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
