/**
 * Last step of `npm run build`: turns the framework's output into a site that any static host can serve.
 *
 * Fails on pages without a title or description, dead links and invalid structured data. Gives each page its
 * security policy and moves the not-found page.
 *
 * Adds icons, link preview pictures, the sitemap, robots.txt, llms.txt, the manifest, the search index and
 * security.txt. Also adds license texts, the design tokens, styles for the workbench and host headers. Compresses all
 * text files.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { headersFile } from "../common/headers.ts";
import { attribute, type Document, elementsOf, parse, serialize } from "../common/html.ts";
import { setPolicy } from "../common/page-policy.ts";
import { readShippedPackages } from "../common/shipped-packages.ts";
import { buildTimeFile, pathOf, securityFile } from "../common/site-paths.ts";
import { findablePages, searchedPages } from "../data/every-page.ts";
import { licensesPage } from "../data/licenses.ts";
import { moved } from "../data/moved.ts";
import { officeStatusAttribute } from "../src/contact/show-office-status.ts";
import { liveStylesPath } from "../src/design/workbench/live-styles.ts";
import { readerTimeAttribute } from "../src/events/reader-time.ts";
import { type ListedPage, pageListPath } from "../src/search/near-pages.ts";
import { searchFilePath } from "../src/search/search-file.ts";
import { bundleScript, type ScriptFile, scriptFile } from "./bundle-script.ts";
import { movedLinkProblems, type PageLinks, pageProblems, readLinks } from "./check-pages.ts";
import { compressText } from "./compress.ts";
import { excludePage } from "./exclude-page.ts";
import { finishPage } from "./finish-page.ts";
import { licensesText } from "./licenses/licenses-text.ts";
import { liveStyles, type PageVersions } from "./live-styles.ts";
import { movedPage } from "./moved-page.ts";
import { readOnDemandFiles } from "./note-on-demand-files.ts";
import { writePictures } from "./pictures/write-pictures.ts";
import { type FoundSection, pageSections } from "./search/page-sections.ts";
import { searchFile } from "./search/search-file.ts";
import { securityTxt } from "./security-txt.ts";
import { webManifest } from "./web-manifest.ts";
import { writeCrawlerFiles } from "./write-crawler-files.ts";
import { writeTokenFiles } from "./write-token-files.ts";

const root = "build/client";

/** True in a build for a public address with samples (scripts/check-samples.ts). */
const hasSamples = process.env.VITE_SAMPLES === "shown";

function inRoot(file: string): string {
  return join(root, file);
}

/** Copies the rendered page for the test that compares it with the finished one, and returns the copy's path. */
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
writeTokenFiles(root);

// Only the router's client would read these files, and no built page loads that client.
const onDemand = readOnDemandFiles();
for (const file of globSync(["**/*.data", "assets/*.js"], { cwd: root }))
  if (!onDemand.all.includes(`/${file}`)) rmSync(inRoot(file));

const files = globSync("**/*.html", { cwd: root }).map((file) => ({ file, path: pathOf(file) }));

// Parses one page at a time, because thousands of parsed pages don't fit into memory.
const links = new Map<string, PageLinks>();
const words = new Map<string, FoundSection[]>();
for (const { file, path } of files) {
  const page = parse(readFileSync(keepRendered(file), "utf8"));
  links.set(path, readLinks(page));
  words.set(path, pageSections(page));
}
const problems = [...pageProblems(links, isFile), ...movedLinkProblems(moved, links)];
if (problems.length > 0) {
  throw new Error(`prerender/finish: ${problems.length} to fix\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
writeFileSync(inRoot(searchFilePath), JSON.stringify(searchFile(searchedPages(), words)));
writeFileSync(inRoot(pageListPath), JSON.stringify(pageList()));

const builtAt = readFileSync(inRoot(buildTimeFile), "utf8").trim();
function pageList(): ListedPage[] {
  return findablePages().map(({ path, title, description }) => ({ path, title, description }));
}

const siteScript = scriptFile("site", await bundleScript("site-script.ts", { builtAt, onDemand }));
const lostPageScript = scriptFile("lost-page", await bundleScript("lost-page.ts", { builtAt }));
const listsScript = scriptFile("lists", await bundleScript("lists-script.ts", { builtAt, onDemand }));
const timesScript = scriptFile("times", await bundleScript("times-script.ts", { builtAt }));
for (const { path, source } of [siteScript, lostPageScript, listsScript, timesScript])
  writeFileSync(inRoot(path), source);

/** Returns the script for a page's lists or, without lists, the one for its times. Empty without either. */
function visitScripts(page: Document): ScriptFile[] {
  const has = (name: string) => elementsOf(page).some((element) => attribute(element, name) !== undefined);
  if (has("data-filter")) return [listsScript];
  return has(readerTimeAttribute) || has(officeStatusAttribute) ? [timesScript] : [];
}

const firstScript = await bundleScript("first-script.ts", { builtAt });
const formsScript = await bundleScript("forms-script.ts", { builtAt });

/** True if the page has a form that shows its draft. */
function needsForms(page: Document): boolean {
  return elementsOf(page).some((element) => attribute(element, "data-kept") !== undefined);
}

function* finishPages(): Generator<PageVersions> {
  for (const { file, path } of files) {
    const rendered = readFileSync(inRoot(file), "utf8");
    const page = parse(rendered);
    const own = [...(path === "/404" ? [lostPageScript] : []), ...visitScripts(page)];
    const inline = [firstScript, ...(needsForms(page) ? [formsScript] : [])];
    finishPage(page, { inline, site: [siteScript, ...own] });
    if (hasSamples) excludePage(page);
    setPolicy(page);
    const finished = serialize(page);
    writeFileSync(inRoot(file), finished);
    yield { path, rendered, finished };
  }
}
writeFileSync(inRoot(liveStylesPath), JSON.stringify(liveStyles(finishPages())));
for (const [path, to] of Object.entries(moved)) {
  mkdirSync(inRoot(path), { recursive: true });
  writeFileSync(inRoot(`${path}/index.html`), movedPage(to));
}

writeFileSync(inRoot("_headers"), headersFile());
writeFileSync(inRoot("manifest.webmanifest"), webManifest());
writeCrawlerFiles(root, { sitemap: !hasSamples });
mkdirSync(dirname(inRoot(securityFile)), { recursive: true });
writeFileSync(inRoot(securityFile), securityTxt(securityFile, new Date(builtAt)));
await writePictures(root);
await compressText(root);
console.log(`${files.length} pages finished in ${root}`);
