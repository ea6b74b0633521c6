import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FoundPage } from "../../../src/search/search-file.ts";

/** What a build has come to, in bytes; pages and scripts by their names. */
export interface Build {
  /** As they are sent (brotli). */
  pages: Map<string, number>;
  /** Without the hash that each has in its name; those of one name together. */
  scripts: Map<string, number>;
  /** What holds all entries at once or could, raw and as it is sent. */
  files: { name: string; raw: number; sent: number }[];
  sitemaps: number;
  found: FoundPage[];
}

const grownFiles = ["search.json", "events.ics", "llms.txt", "articles/feed.xml", "design/live-styles.json"];

/** Reads what `npm run build` has left below `root`. */
export function readBuild(root: string): Build {
  const site = join(root, "build/client");
  const size = (file: string) => statSync(join(site, file), { throwIfNoEntry: false })?.size ?? 0;
  const scripts = new Map<string, number>();
  for (const file of globSync("assets/*.js", { cwd: site })) {
    const name = file.replace(/-[\w-]{8}\.js$/, "");
    scripts.set(name, (scripts.get(name) ?? 0) + size(file));
  }
  return {
    pages: new Map(globSync("**/*.html", { cwd: site }).map((file) => [file, size(`${file}.br`)])),
    scripts,
    files: [...grownFiles, ...globSync("articles/*.{xml,json}", { cwd: site })]
      .filter((file, index, all) => size(file) > 0 && all.indexOf(file) === index)
      .map((name) => ({ name, raw: size(name), sent: size(`${name}.br`) })),
    sitemaps: globSync("sitemap*.xml", { cwd: site }).length,
    found: JSON.parse(readFileSync(join(site, "search.json"), "utf8")).pages,
  };
}
