import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { findablePages } from "../data/every-page.ts";
import { licensesPage } from "../data/licenses.ts";
import { contact, site } from "../data/site.ts";
import { buildTimeFile } from "../shared/build-time.ts";
import { headersFile } from "../shared/headers.ts";
import { attribute, type Document, elementsOf, parse, serialize, textOf } from "../shared/html.ts";
import { pathOf, withoutTrailingSlashes } from "../shared/page-path.ts";
import { setPolicy } from "../shared/page-policy.ts";
import { securityFile } from "../shared/well-known.ts";
import { searchFilePath } from "../src/search/search-file.ts";
import { bundleScript, scriptFile } from "./bundle-script.ts";
import { finishPage } from "./finish-page.ts";
import { readShippedPackages, type ShippedPackage } from "./licenses/shipped-packages.ts";
import { liveStyles, liveStylesFile, type PageVersions } from "./live-styles.ts";
import { themeColor } from "./pictures/icon.ts";
import { writePictures } from "./pictures/write-pictures.ts";
import { type FoundSection, pageSections } from "./search/page-sections.ts";
import { searchFile } from "./search/search-file.ts";
import { stepTimes } from "./step-times.ts";
import { structuredDataProblems } from "./structured-data-problems.ts";
import { writeCrawlerFiles } from "./write-crawler-files.ts";

/** Manifest for phones with the site on their home screen (https://www.w3.org/TR/appmanifest/). */
function webManifest(): string {
  const manifest = {
    name: site.name,
    description: `${site.mission}.`,
    lang: "en",
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColor("bg.canvas"),
    theme_color: themeColor("bg.canvas"),
    icons: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** One day less than a year, because RFC 9116 advises against later dates. */
const daysValid = 364;

/** Returns security.txt as in RFC 9116. Every build renews the expiry date. */
export function securityTxt(path: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  return [
    `Contact: mailto:${contact.email}`,
    `Contact: ${site.origin}/contact?inquiry=technical`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/${path}`,
    `Policy: ${site.origin}/terms#site`,
    "",
  ].join("\n");
}

const rule = "-".repeat(80);

/** Returns all licenses as plain text. Packages with identical texts share one entry. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  return [...new Set(packages.map(({ text }) => text))]
    .map((shared) => {
      const names = packages.filter(({ text }) => text === shared).map(nameOf);
      return `${names.join("\n")}\n\n${shared}\n`;
    })
    .join(`\n${rule}\n\n`);
}

function nameOf({ name, version, license }: ShippedPackage): string {
  return `${name} ${version} (${license})`;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compress well. Fonts and pictures are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,data,ics}";

/** Writes a `.br` and a `.gz` copy next to every text file in `root`, at the highest level. */
export async function compressText(root: string): Promise<void> {
  const files = globSync(textFiles, { cwd: root }).values();
  const compressNext = async () => {
    for (const file of files) {
      const content = readFileSync(join(root, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(join(root, `${file}.br`), await brotli(content, { params }));
      writeFileSync(join(root, `${file}.gz`), await gzipped(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

/** Targets that scripts render. tests/e2e/quiz.spec.ts covers the steps of the quiz. */
const drawnByScripts = /^\/quiz#(q\d+|email|results)$/;

/** A page's own problems, plus the data that the link check across all pages needs. */
interface PageLinks {
  problems: string[];
  targets: ReadonlySet<string>;
  hrefs: ReadonlySet<string>;
}

export function readLinks(page: Document): PageLinks {
  return {
    problems: [...headProblems(page), ...structuredDataProblems(page)],
    targets: new Set(values(page, "id")),
    hrefs: new Set(values(page, "href", "a")),
  };
}

/**
 * Returns one line per problem in the finished pages, with the page and the fix: missing titles, missing descriptions
 * and dead links. `pages` is keyed by path. `hasFile` returns true if the site has another file at a path.
 */
export function pageProblems(pages: ReadonlyMap<string, PageLinks>, hasFile: (path: string) => boolean): string[] {
  return [...pages].flatMap(([path, { problems, hrefs }]) => [
    ...problems.map((problem) => `${path} ${problem}`),
    ...[...hrefs]
      .filter((href) => isDead(href, path))
      .map((href) => `${path} links to '${href}', which is not there; correct the link in data/, or add its target`),
  ]);

  function isDead(href: string, from: string): boolean {
    const link = onThisSite(href, from);
    if (!link) return false;
    const page = pages.get(link.path);
    if (!page) return !hasFile(link.path);
    return link.target !== "" && !page.targets.has(link.target) && !drawnByScripts.test(`${link.path}#${link.target}`);
  }
}

function headProblems(page: Document): string[] {
  const elements = elementsOf(page);
  const title = elements.find(({ tagName }) => tagName === "title");
  const meta = (wanted: string) => elements.find((element) => attribute(element, "name") === wanted);
  const content = (name: string) => (attribute(meta(name) ?? { attrs: [] }, "content") ?? "").trim();
  const found = [];
  if (!title || textOf(title).trim() === "") {
    found.push("has no title; let its route export a 'meta' made by headTags of src/layout/page-meta.ts");
  }
  // The not-found page is noindex and needs no description.
  if (content("robots") !== "noindex" && content("description") === "") {
    found.push("has no description; give its entry in data/ one");
  }
  return found;
}

/** Resolves a link against its page. Returns undefined for a link to another site. */
function onThisSite(href: string, from: string) {
  const site = "https://this.site";
  const url = URL.canParse(href, site + from) ? new URL(href, site + from) : undefined;
  if (!url) return { path: href, target: "" };
  if (url.origin !== site) return undefined;
  return { path: withoutTrailingSlashes(url.pathname), target: url.hash.slice(1) };
}

function values(page: Document, name: string, tagName?: string): string[] {
  return elementsOf(page)
    .filter((element) => tagName === undefined || element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}

/**
 * Last step of `npm run build`: turns the framework's output into a site that any static host can serve.
 *
 * Fails on pages without a title or description, dead links and incomplete structured data. Gives each page its
 * security policy and moves the not-found page.
 *
 * Adds icons, link preview pictures, the sitemap, robots.txt, llms.txt, the manifest, the search index and
 * security.txt. Also adds license texts, styles for the design system workbench, host headers and compressed copies of
 * all text files.
 */

const root = "build/client";
const { step, times } = stepTimes();

function inRoot(file: string): string {
  return join(root, file);
}

/** Copies the rendered page for the test that compares it with the finished one. */
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

// Only client navigation reads these files. Links on this site load a document.
for (const file of globSync("**/*.data", { cwd: root })) rmSync(inRoot(file));

const files = globSync("**/*.html", { cwd: root }).map((file) => ({ file, path: pathOf(file) }));

// Parses one page at a time, because thousands of parsed pages don't fit into memory.
const links = new Map<string, PageLinks>();
const words = new Map<string, FoundSection[]>();
for (const { file, path } of files) {
  const page = step("parsing", () => parse(readFileSync(keepRendered(file), "utf8")));
  step("links and words", () => {
    links.set(path, readLinks(page));
    words.set(path, pageSections(page));
  });
}
const problems = pageProblems(links, isFile);
if (problems.length > 0) {
  throw new Error(`prerender/finish: ${problems.length} to fix\n${problems.map((line) => `  ${line}`).join("\n")}`);
}
step("search", () => writeFileSync(inRoot(searchFilePath), JSON.stringify(searchFile(findablePages(), words))));

const builtAt = readFileSync(inRoot(buildTimeFile), "utf8").trim();
const siteScript = scriptFile("site", await bundleScript("site-script.ts", builtAt));
writeFileSync(inRoot(siteScript.path), siteScript.source);
const scripts = { first: await bundleScript("first-script.ts", builtAt), site: siteScript };

function* finishPages(): Generator<PageVersions> {
  for (const { file, path } of files) {
    const rendered = readFileSync(inRoot(file), "utf8");
    const finished = step("styles and policy", () => {
      const page = parse(rendered);
      const { path, source } = finishPage(page, scripts);
      writeFileSync(inRoot(path), source);
      setPolicy(page);
      return serialize(page);
    });
    writeFileSync(inRoot(file), finished);
    yield { path, rendered, finished };
  }
}
// `liveStyles` runs the generator, so this step also measures styles and policy.
step("styles, policy and the workbench", () =>
  writeFileSync(inRoot(liveStylesFile), JSON.stringify(liveStyles(finishPages()))),
);

writeFileSync(inRoot("_headers"), headersFile());
writeFileSync(inRoot("manifest.webmanifest"), webManifest());
step("crawler files", () => writeCrawlerFiles(root));
mkdirSync(dirname(inRoot(securityFile)), { recursive: true });
writeFileSync(inRoot(securityFile), securityTxt(securityFile, new Date(builtAt)));
await step("pictures", () => writePictures(root));
await step("compression", () => compressText(root));
writeFileSync("build/step-times.json", `${JSON.stringify(times, null, 2)}\n`);
console.log(`${files.length} pages finished in ${root}`);
