/**
 * The last step of `npm run build`: turns what the framework has written into the site that any static host can serve.
 * Pages without title or description and links that lead nowhere are refused. Pages get their security policy, the not-found
 * page its place, and beside them come icons, pictures for link previews, sitemap, robots, host headers and compressed copies of
 * every text file.
 */
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedPaths } from "../data/every-page.ts";
import { site } from "../data/site.ts";
import { pageProblems } from "./check-pages.ts";
import { compressText } from "./compress.ts";
import { headersFile, pathOf } from "./headers-file.ts";
import { writePictures } from "./pictures.ts";
import { withPolicy } from "./policy.ts";

const root = "build/client";

function inRoot(file: string): string {
  return join(root, file);
}

function isFile(path: string): boolean {
  return statSync(inRoot(path), { throwIfNoEntry: false })?.isFile() ?? false;
}

renameSync(inRoot("404/index.html"), inRoot("404.html"));
rmSync(inRoot("404"), { recursive: true });
rmSync(inRoot("__spa-fallback.html"), { force: true });

const pages = globSync("**/*.html", { cwd: root }).map((file) => ({
  file,
  path: pathOf(file),
  html: readFileSync(inRoot(file), "utf8"),
}));
const problems = pageProblems(new Map(pages.map(({ path, html }) => [path, html])), isFile);
if (problems.length > 0) {
  throw new Error(`delivery/finish: ${problems.length} to mend\n${problems.map((line) => `  ${line}`).join("\n")}`);
}

for (const { file, html } of pages) {
  const finished = withPolicy(html);
  if (!finished.includes("Content-Security-Policy")) {
    throw new Error(`delivery/finish: ${file} has no <meta charSet> to put its policy behind; see src/root.tsx`);
  }
  writeFileSync(inRoot(file), finished);
}

writeFileSync(inRoot("_headers"), headersFile());
writeFileSync(inRoot("robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
writeFileSync(inRoot("sitemap.xml"), sitemap(listedPaths()));
writePictures(root);
await compressText(root);
console.log(`${pages.length} pages finished in ${root}`);

function sitemap(paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
