import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import type { Sample } from "../core/audit.ts";
import type { CriterionToMeet } from "../core/criteria.ts";
import { manualCriteria } from "../core/manual.ts";
import { reach } from "../core/reach.ts";
import type { AuditSetup } from "../core/setup.ts";
import type { Writer } from "../reports/every-writer.ts";
import { fetchWithAccess, readStart } from "./access.ts";
import { asOpened } from "./plan.ts";
import { readRobotRules } from "./robots.ts";

/**
 * Maximum number of pages in an audit, and of characters in the list of them. A longer list is a mistake, or should be
 * a sample.
 */
const max = { pages: 2_000, characters: 5_000_000 };

/** Timeout for a sitemap in milliseconds. */
const timeout = 30_000;

interface AnySite {
  /** Origin of the site. */
  url: string;
  /** Name and email address of the site in the reports. The defaults are the host, and `webmaster` at the host. */
  name?: string | undefined;
  email?: string | undefined;
  /**
   * Minimum time in milliseconds between the openings of two pages. The default is the delay in the site's robots.txt.
   */
  pace?: number | undefined;
  /** True to audit the pages that robots.txt excludes, with the consent of the site. */
  ignoreRobots?: boolean | undefined;
  /** File with a path or an address on each line. */
  pages?: string | undefined;
  sitemap?: string | undefined;
}

interface Tools extends Pick<AuditSetup, "findBrowser"> {
  reports: readonly Writer[];
  /** Folder of all audits. */
  folder: string;
}

/**
 * Returns the setup of a site that is known only by a list of its pages: each page as opened, in all environments.
 *
 * Throws if the list cannot be read, is empty or too long, or names an address of another site or a page that
 * robots.txt excludes.
 */
export async function anySite(asked: AnySite, tools: Tools): Promise<AuditSetup> {
  const { url, pages, sitemap, name, email, pace } = asked;
  const { host } = new URL(url);
  const [source, addresses] = pages
    ? [pages, linesOf(readList(pages))]
    : [String(sitemap), await addressesIn(String(sitemap))];
  const paths = [...new Set(addresses.map((address) => pathOn(url, address, source)))];
  if (paths.length === 0) throw new Error(`${source} names no page`);
  if (paths.length > max.pages)
    throw new Error(`${source} names ${paths.length} pages; audit a sample of at most ${max.pages}`);
  const robots = asked.ignoreRobots && pace !== undefined ? undefined : await readRobotRules(url);
  const excluded = asked.ignoreRobots || !robots ? [] : paths.filter(robots.forbids);
  if (excluded.length > 0) throw new Error(excludedWords(url, excluded));
  return {
    ...tools,
    folder: join(tools.folder, host.replaceAll(":", "-")),
    site: { name: name ?? host, origin: url, email: email ?? `webmaster@${new URL(url).hostname}` },
    pace: pace ?? robots?.pace ?? 0,
    paths: () => paths,
    templates: [],
    templateOf: () => undefined,
    statesOf: () => [asOpened],
    accepted: [],
    howToTest,
    sampleOf,
    gate: { environments: [], checks: [], everyPage: [] },
    notChecked,
    commit: () => null,
    serve: () => Promise.reject(new Error("give the address of the site with --url")),
  };
}

function excludedWords(url: string, [first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `${url}/robots.txt asks robots to stay away from ${first}${more}; remove it from the list, or add --ignore-robots if the site agrees`;
}

function readList(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${file} cannot be read; give --pages a file with a path on each line`, { cause: error });
  }
}

/** Returns the lines of a list without empty lines and comments. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

async function addressesIn(sitemap: string): Promise<string[]> {
  const response = await fetchWithAccess(sitemap, AbortSignal.timeout(timeout)).catch((error: Error) => {
    throw new Error(
      `${sitemap} does not respond (${error.cause instanceof Error ? error.cause.message : error.message})`,
    );
  });
  if (!response.ok) throw new Error(`${sitemap} responds with status ${response.status}`);
  const page = parse(await textOf(response));
  if (textsOf(page, "sitemapindex").length > 0)
    throw new Error(`${sitemap} is an index of sitemaps; give --sitemap one of those that it lists`);
  return textsOf(page, "loc");
}

async function textOf(response: Response): Promise<string> {
  const text = await readStart(response, max.characters + 1);
  if (text.length > max.characters) throw tooLong(response.url);
  return text;
}

function tooLong(source: string): Error {
  return new Error(`${source} is longer than ${max.characters} characters; audit a sample of its pages`);
}

interface MarkupNode {
  nodeName: string;
  value?: string;
  childNodes?: MarkupNode[];
}

/** Returns the texts of all elements with this tag name. Sitemaps are flat enough for HTML's parser. */
function textsOf(node: MarkupNode, name: string): string[] {
  const found: string[] = [];
  const left: MarkupNode[] = [node];
  for (let one = left.pop(); one; one = left.pop()) {
    if (one.nodeName === name)
      found.push(
        (one.childNodes ?? [])
          .map(({ value = "" }) => value)
          .join("")
          .trim(),
      );
    else left.push(...(one.childNodes ?? []).toReversed());
  }
  return found;
}

function pathOn(url: string, address: string, source: string): string {
  const page = URL.parse(address, url);
  if (!page) throw new Error(`${source}: “${address}” is no address; write a path such as /about`);
  if (page.origin !== url) throw new Error(`${source}: ${address} is not on ${url}; remove it, or audit it apart`);
  return page.pathname + page.search;
}

const howToTest = Object.fromEntries(
  manualCriteria.map((number) => [
    number,
    {
      pages: [],
      steps: [reach[number].left.replace(/\.$/, "")],
      expect: "Every page of the sample meets the criterion.",
    },
  ]),
) as unknown as Readonly<Record<CriterionToMeet, AuditSetup["howToTest"][CriterionToMeet]>>;

/** Size of the random sample, as a share of the structured sample (WCAG-EM, step 3). */
const randomShare = 0.1;
const structuredPages = 20;

/**
 * Returns the sample: the first pages of the list, because authors name important pages first, and random pages, drawn
 * with `seed`.
 */
function sampleOf(pages: readonly string[], seed: string): Sample {
  const hash = (page: string) =>
    createHash("sha256")
      .update(seed + page)
      .digest("hex");
  const structured = pages.slice(0, structuredPages);
  const random = pages
    .slice(structuredPages)
    .toSorted((one, other) => (hash(one) < hash(other) ? -1 : 1))
    .slice(0, Math.ceil(structured.length * randomShare));
  return { structured, random, processes: [] };
}

const notChecked = [
  "Real screen readers, magnifiers, voice control and switch devices. A person must test them.",
  "Browsers other than Chromium: the engines run in one browser.",
  "Pages that the list does not name, and states that only appear after an interaction.",
  "The clarity of text, the accuracy of text alternatives, and the logic of the reading order.",
];
