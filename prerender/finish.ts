/**
 * The last step of `npm run build`: turns what the framework has written into the site that any static host can serve.
 * Pages without title or description, links that lead nowhere, structured data that lacks what search engines ask for
 * and colors too near to their ground are refused. Pages get their security policy, the not-found page its place, and
 * beside them come icons, pictures for link previews, sitemap, robots, llms.txt, the manifest, what search finds,
 * security.txt, the licenses of what is shipped, what the workbench of the design system changes in them, host headers
 * and compressed copies of every text file.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { events } from "../data/events.ts";
import { findablePages } from "../data/every-page.ts";
import { licensesPage } from "../data/licenses.ts";
import { copyOf, parse, serialize } from "../markup/html.ts";
import { writePictures } from "../pictures/write-pictures.ts";
import { buildTimeFile } from "../policy/build-time.ts";
import { headersFile } from "../policy/headers.ts";
import { pathOf } from "../policy/page-path.ts";
import { setPolicy } from "../policy/page-policy.ts";
import { securityFile } from "../policy/well-known.ts";
import { formerRegistrationPath, ownRegistrationPath } from "../src/events/event-rules.ts";
import { searchFilePath } from "../src/search/search-file.ts";
import { pageProblems } from "./check-pages.ts";
import { judgePages } from "./color-pairs/judge-pages.ts";
import { compressText } from "./compress.ts";
import { finishPage } from "./finish-page.ts";
import { licensesText } from "./licenses/licenses-text.ts";
import { readShippedPackages } from "./licenses/shipped-packages.ts";
import { liveStyles, liveStylesFile, type PageVersions } from "./live-styles.ts";
import { movedPage } from "./moved-page.ts";
import { routerManifest } from "./router-manifest.ts";
import { searchFile } from "./search/search-file.ts";
import { securityTxt } from "./security-txt.ts";
import { webManifest } from "./web-manifest.ts";
import { writeCrawlerFiles } from "./write-crawler-files.ts";

const root = "build/client";

function inRoot(file: string): string {
  return join(root, file);
}

/** Puts a page as it was rendered aside, for the test that compares it with the finished one. */
function keepRendered(file: string): string {
  const kept = join("build/rendered", file);
  mkdirSync(dirname(kept), { recursive: true });
  copyFileSync(inRoot(file), kept);
  return kept;
}

function isFile(path: string): boolean {
  return statSync(inRoot(path), { throwIfNoEntry: false })?.isFile() ?? false;
}

renameSync(inRoot("404/index.html"), inRoot("404.html"));
rmSync(inRoot("404"), { recursive: true });
rmSync(inRoot("__spa-fallback.html"), { force: true });
writeFileSync(inRoot(licensesPage.texts.file), licensesText(readShippedPackages()));

for (const file of globSync("assets/manifest-*.js", { cwd: root }))
  writeFileSync(inRoot(file), routerManifest(readFileSync(inRoot(file), "utf8")));

const pages = globSync("**/*.html", { cwd: root }).map((file) => ({
  file,
  path: pathOf(file),
  page: parse(readFileSync(keepRendered(file), "utf8")),
}));
const pagesByPath = new Map(pages.map(({ path, page }) => [path, page]));
const problems = pageProblems(pagesByPath, isFile);
if (problems.length > 0) {
  throw new Error(`prerender/finish: ${problems.length} to fix\n${problems.map((line) => `  ${line}`).join("\n")}`);
}

const shown = judgePages(pages.map(({ path, page }) => ({ path, page: copyOf(page) })));
writeFileSync("build/color-pairs.json", `${JSON.stringify(shown, null, 2)}\n`);

writeFileSync(inRoot(searchFilePath), JSON.stringify(searchFile(findablePages(), pagesByPath)));

const versions: PageVersions[] = pages.map(({ file, path, page }) => {
  const rendered = readFileSync(inRoot(file), "utf8");
  finishPage(page);
  setPolicy(page);
  const finished = serialize(page);
  writeFileSync(inRoot(file), finished);
  return { path, rendered, finished };
});
writeFileSync(inRoot(liveStylesFile), JSON.stringify(liveStyles(versions)));

for (const event of events) {
  const moved = inRoot(`${formerRegistrationPath(event)}/index.html`);
  mkdirSync(dirname(moved), { recursive: true });
  writeFileSync(moved, movedPage({ title: event.title, to: ownRegistrationPath(event) }));
}

writeFileSync(inRoot("_headers"), headersFile());
writeFileSync(inRoot("manifest.webmanifest"), webManifest());
const builtAt = new Date(readFileSync(inRoot(buildTimeFile), "utf8").trim());
const changed = writeCrawlerFiles(root, pagesByPath, builtAt);
mkdirSync(dirname(inRoot(securityFile)), { recursive: true });
writeFileSync(inRoot(securityFile), securityTxt(securityFile, builtAt));
writePictures(root);
await compressText(root);
console.log(`${pages.length} pages finished in ${root}`);
if (changed > 0) console.log(`${changed} pages have changed since their days were noted; 'npm run dates' notes them`);
