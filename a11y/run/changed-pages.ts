import { posix } from "node:path";

/** Files and folders that affect every page, regardless of imports. */
const madeBy = [
  "a11y/",
  "shared/",
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

export interface PageSource {
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
