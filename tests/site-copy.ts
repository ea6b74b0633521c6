import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Everything that the development server reads, except packages. */
const sources = [
  ...["common", "data", "prerender", "scripts", "server", "src", "theme"],
  ...["react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];

/**
 * Copies the site's sources to an ignored folder, for a test that saves changes. Returns the folder's absolute path. A
 * killed test leaves only this folder, and the next run replaces it. Inside the project, Node finds the packages.
 */
export function copySite(name: string): string {
  const folder = resolve(".cache", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  // Vite serves only files below the nearest folder with workspaces. This must be the project's, with the packages.
  const { workspaces, ...manifest } = JSON.parse(readFileSync("package.json", "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  return folder;
}
