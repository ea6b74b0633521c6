import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { briefs } from "../../data/briefs.ts";
import { everyPath } from "../../data/every-page.ts";
import { pages, unlistedPages } from "../../data/pages.ts";
import { changedFiles } from "../../scripts/changed.mjs";
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

function auditedPaths(): string[] {
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
  return `${origin} responds with status ${status} for ${path}${others}; check out the commit that the site was built from`;
}

/** Files and folders that affect every page, regardless of imports. */
const madeBy = [
  "a11y/",
  "common/",
  "prerender/",
  "public/",
  "scripts/",
  "server/",
  "theme/",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "src/entry.client.tsx",
  "src/entry.server.tsx",
  "src/root.tsx",
  "src/layout/",
  "src/routes.ts",
];

/** Folders that are read at build time and not imported, with the module that reads each. */
const readBy = { "data/articles/": "data/articles/read-articles.server.ts" };

interface PageSource {
  path: string;
  modules: readonly string[];
}

/**
 * Returns the paths of the pages that directly or indirectly import a changed file.
 *
 * @param changed paths from the project's folder, with `/`
 * @param textOf returns a module's source, or undefined if there is none
 */
export function pagesTouched(
  changed: readonly string[],
  pages: readonly PageSource[],
  textOf: (module: string) => string | undefined,
): string[] {
  if (changed.some((file) => madeBy.some((part) => file === part || (part.endsWith("/") && file.startsWith(part)))))
    return pages.map(({ path }) => path);
  const readers = Object.entries(readBy).filter(([folder]) => changed.some((file) => file.startsWith(folder)));
  const changedFiles = new Set([...changed, ...readers.map(([, reader]) => reader)]);
  return pages
    .filter(({ modules }) => [...reachedFrom(modules, textOf)].some((file) => changedFiles.has(file)))
    .map(({ path }) => path);
}

function reachedFrom(modules: readonly string[], textOf: (module: string) => string | undefined): Set<string> {
  const reached = new Set(modules);
  // Iterating a set includes elements added during the loop.
  for (const module of reached) {
    for (const [, name = ""] of (textOf(module) ?? "").matchAll(/(?:from |import |import\()"(\.[^"]+)"/g))
      reached.add(posix.join(posix.dirname(module), name));
  }
  return reached;
}

/** Routes of collection items, by the start of their path. See src/routes.ts. */
const collections = [
  ["/academy/", "program"],
  ["/shop/", "product"],
  ["/articles/by/", "author"],
  ["/articles/", "article"],
  ["/events/", "event"],
  ["/quiz/roles/", "role"],
] as const;

export function pageSources(paths: readonly string[]): PageSource[] {
  return paths.map((path) => ({ path, modules: modulesOf(path) }));
}

function modulesOf(path: string): string[] {
  const fixed = [...pages, ...unlistedPages].find((page) => page.path === path);
  const brief = briefs.some((page) => page.path === path) ? "brief" : undefined;
  const [, item = "not-found"] = collections.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return [`src/routes/${fixed?.route ?? brief ?? item}.tsx`];
}

/** Returns the pages that changes since the branch left `main` can affect. Returns all pages if git can't tell. */
export function touchedPages(): ReadonlySet<string> {
  const changed = changedFiles();
  const paths = auditedPaths();
  if (!changed) return new Set(paths);
  const textOf = (module: string) => (existsSync(module) ? readFileSync(module, "utf8") : undefined);
  return new Set(pagesTouched(changed, pageSources(paths), textOf));
}
