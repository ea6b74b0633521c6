import { existsSync, readFileSync } from "node:fs";
import { changedFiles } from "../../scripts/changed.mjs";
import { pagesTouched } from "./changed-pages.ts";
import { pageSources } from "./page-sources.ts";
import { auditedPaths } from "./pages.ts";

/** Paths of the pages that the changes since the branch left `main` can touch; all of them where git cannot tell. */
export function touchedPages(): ReadonlySet<string> {
  const changed = changedFiles();
  const paths = auditedPaths();
  if (!changed) return new Set(paths);
  const textOf = (module: string) => (existsSync(module) ? readFileSync(module, "utf8") : undefined);
  return new Set(pagesTouched(changed, pageSources(paths), textOf));
}
