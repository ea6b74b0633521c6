import { globSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readSite } from "../../../server/site-files.ts";
import { staticHandler } from "../../../server/static-handler.ts";
import { headersAt } from "../../../shared/headers.ts";
import { pathOf } from "../../../shared/page-path.ts";
import type { FoundPage } from "../../../src/search/search-file.ts";
import { headerBytes } from "../../first-flight.ts";

/** Sizes of a build in bytes. Pages and scripts are keyed by name. */
export interface Build {
  /** Sizes as transferred: brotli, including headers. */
  pages: Map<string, number>;
  /** Sizes keyed by name without the hash. Files with the same name are added up. */
  scripts: Map<string, number>;
  /** Files that contain all entries or could, raw and as transferred. */
  files: { name: string; raw: number; sent: number }[];
  sitemaps: number;
  found: FoundPage[];
}

const grownFiles = ["search.json", "events.ics", "llms.txt", "articles/feed.xml", "design/live-styles.json"];

export async function readBuild(root: string): Promise<Build> {
  const site = join(root, "build/client");
  const size = (file: string) => statSync(join(site, file), { throwIfNoEntry: false })?.size ?? 0;
  const scripts = new Map<string, number>();
  for (const file of globSync("assets/*.js", { cwd: site })) {
    const name = file.replace(/-[\w-]{8}\.js$/, "");
    scripts.set(name, (scripts.get(name) ?? 0) + size(file));
  }
  return {
    pages: await pagesAsSent(site),
    scripts,
    files: [...grownFiles, ...globSync("articles/*.{xml,json}", { cwd: site })]
      .filter((file, index, all) => size(file) > 0 && all.indexOf(file) === index)
      .map((name) => ({ name, raw: size(name), sent: size(`${name}.br`) })),
    sitemaps: globSync("sitemap*.xml", { cwd: site }).length,
    found: JSON.parse(readFileSync(join(site, "search.json"), "utf8")).pages,
  };
}

/** Requests every page as a browser does from the server of a built site. */
async function pagesAsSent(folder: string): Promise<Map<string, number>> {
  const answer = staticHandler(readSite(folder));
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headersAt("http://127.0.0.1"))));
    answer(request, response);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const pages = new Map<string, number>();
  for (const file of globSync("**/index.html", { cwd: folder })) {
    const path = pathOf(file);
    const asked = { method: "HEAD", headers: { "Accept-Encoding": "br" } };
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, asked);
    pages.set(path, headerBytes(headers) + Number(headers.get("content-length")));
  }
  server.close();
  return pages;
}
