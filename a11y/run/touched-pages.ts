import { existsSync, readFileSync } from "node:fs";
import { changedFiles } from "../../scripts/changed.mjs";
import { pagesTouched } from "./changed-pages.ts";
import { pageSources } from "./page-sources.ts";
import { auditedPaths } from "./pages.ts";

/** Returns the pages that changes since the branch left `main` can affect. Returns all pages if git can't tell. */
export function touchedPages(): ReadonlySet<string> {
  const changed = changedFiles();
  const paths = auditedPaths();
  if (!changed) return new Set(paths);
  const textOf = (module: string) => (existsSync(module) ? readFileSync(module, "utf8") : undefined);
  return new Set(pagesTouched(changed, pageSources(paths), textOf));
}
