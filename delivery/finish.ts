/**
 * The last step of `npm run build`: turns what the framework has written into the site that any static host can serve.
 * Pages get their security policy, the not-found page its place, and beside them come pictures for link previews, sitemap,
 * robots, host headers and compressed copies of every text file.
 */
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedPaths } from "../data/every-page.ts";
import { site } from "../data/site.ts";
import { compressText } from "./compress.ts";
import { headersFile } from "./headers-file.ts";
import { withPolicy } from "./policy.ts";
import { writeSocialImages } from "./social-images.ts";

const root = "build/client";

function inRoot(file: string): string {
  return join(root, file);
}

renameSync(inRoot("404/index.html"), inRoot("404.html"));
rmSync(inRoot("404"), { recursive: true });
rmSync(inRoot("__spa-fallback.html"), { force: true });

const pages = globSync("**/*.html", { cwd: root });
for (const file of pages) {
  const html = withPolicy(readFileSync(inRoot(file), "utf8"));
  if (!html.includes("Content-Security-Policy")) {
    throw new Error(`delivery/finish: ${file} has no <meta charSet> to put its policy behind; see src/root.tsx`);
  }
  writeFileSync(inRoot(file), html);
}

writeFileSync(inRoot("_headers"), headersFile());
writeFileSync(inRoot("robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
writeFileSync(inRoot("sitemap.xml"), sitemap(listedPaths()));
writeSocialImages(root);
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
