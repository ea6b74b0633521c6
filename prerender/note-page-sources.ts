import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { matchRoutes, type RouteObject } from "react-router";
import type { Plugin } from "vite";
import { everyPath } from "../data/every-page.ts";
import routes from "../src/routes.ts";

/** Source files of each page, for `npm test -- --changed`. */
export const pageSourcesFile = "build/page-sources.json";

/**
 * Source files of each page, by its path. `everywhere` lists the files that every page has, which `pages` leaves out.
 */
export interface PageSources {
  everywhere: string[];
  pages: Record<string, string[]>;
}

const appFolder = "src";

/** Records which source files each page imports, directly or not, in the build that renders the pages. */
export function notePageSources(): Plugin {
  return {
    name: "note-page-sources",
    apply: "build",
    generateBundle() {
      if (this.environment.name === "client") return;
      const importsOf = (id: string) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      };
      const sourcesOf = (file: string) => reachable([`${process.cwd()}/${appFolder}/${file}`], importsOf);
      const sources: PageSources = {
        everywhere: [...new Set([...sourcesOf("root.tsx"), ...sourcesOf("layout/site-layout.tsx")])],
        pages: Object.fromEntries(everyPath().map((path) => [path, sourcesOf(routeFileOf(path))])),
      };
      mkdirSync(dirname(pageSourcesFile), { recursive: true });
      writeFileSync(pageSourcesFile, JSON.stringify(sources));
    },
  };
}

function routeFileOf(path: string): string {
  const file = matchRoutes(routes as RouteObject[], path)?.at(-1)?.route as { file?: string } | undefined;
  if (!file?.file) throw new Error(`src/routes.ts has no route for ${path}`);
  return file.file;
}

/** Returns the project's own files that these modules import, directly or not, and the modules themselves. */
function reachable(ids: readonly string[], importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>(ids);
  for (const id of seen)
    for (const imported of importsOf(id)) if (!imported.includes("/node_modules/")) seen.add(imported);
  const files = [...seen].map((id) => relative(process.cwd(), id.split("?")[0] ?? id));
  return [...new Set(files)].filter((file) => !file.startsWith("..") && !file.includes("\0")).sort();
}
