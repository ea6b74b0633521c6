import { posix } from "node:path";

/** What every page is made by, whatever it imports: a change there can change all of them. */
const madeBy = [
  "a11y/",
  "markup/",
  "pictures/",
  "policy/",
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

/** What is read and not imported, by the folder, and the module that reads it. */
const readBy = { "data/articles/": "data/articles/read-articles.server.ts" };

/** A page, and the modules that it is drawn from before their imports are followed. */
export interface PageSource {
  path: string;
  modules: readonly string[];
}

/**
 * Paths of the pages that a change can touch: those drawn from a module that imports, at any distance, a file that has
 * changed.
 *
 * @param changed paths from the project’s folder, with `/`
 * @param textOf what a module says; undefined where there is none
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
  // A set goes on to what is added while it is walked.
  for (const module of reached) {
    for (const [, name = ""] of (textOf(module) ?? "").matchAll(/(?:from |import |import\()"(\.[^"]+)"/g))
      reached.add(posix.join(posix.dirname(module), name));
  }
  return reached;
}
