import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { openHydrated } from "../../a11y/run/open-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../browser-arguments.ts";
import { fullJourneys, type Journey, type Open, openPlain, plainJourneys } from "./journeys.ts";
import { type OldVersion, oldChromium } from "./old-chromium.ts";
import { lastingFaults } from "./page-faults.ts";
import { devicePages, viewports } from "./pages.ts";
import { reportFolder } from "./report.ts";
import { teachVisibility } from "./teach-visibility.ts";

export type Version = OldVersion | "today’s";

export interface PageResult {
  path: string;
  faults: string[];
  /** Files of the report, one for each width. */
  pictures: string[];
}

export interface JourneyResult {
  name: string;
  faults: string[];
}

export interface VersionResult {
  version: Version;
  pages: PageResult[];
  journeys: JourneyResult[];
}

/** A page whose scripts never rest answers nothing; milliseconds until it is given up. */
const patience = 45_000;

/** Older ones show pages without styles and scripts: see policy/browsers.ts. */
const isPlain = (version: Version) => version !== "today’s" && version < 99;

/** Opens all pages and goes all ways in one browser. */
export async function tryVersion(version: Version, origin: string): Promise<VersionResult> {
  await teachVisibility();
  const executablePath = version === "today’s" ? await findChromium() : await oldChromium(version);
  const start = () => chromium.launch({ executablePath, args: browserArguments });
  const pages: PageResult[] = [];
  for (const path of devicePages) pages.push(await tryPage(start, version, path, origin));
  const journeys: JourneyResult[] = [];
  for (const [name, go] of Object.entries(isPlain(version) ? plainJourneys : fullJourneys))
    journeys.push({ name, faults: await tryJourney(start, version, go, origin) });
  return { version, pages, journeys };
}

const openFor = (version: Version): Open => (isPlain(version) ? openPlain : openHydrated);

async function tryPage(start: () => Promise<Browser>, version: Version, path: string, origin: string) {
  const result: PageResult = { path, faults: [], pictures: [] };
  for (const viewport of viewports) {
    const file = `${[version, path.replaceAll("/", "-"), viewport.width].join("")}.png`.replace(/[^\w.-]/g, "");
    const faults = await inNewPage(start, { baseURL: origin, viewport }, async (page) => {
      await openFor(version)(page, path);
      const found = await lastingFaults(page, { isStyled: !isPlain(version) });
      mkdirSync(reportFolder, { recursive: true });
      await page.screenshot({ path: join(reportFolder, file) });
      result.pictures.push(file);
      return found;
    });
    result.faults.push(...faults.map((fault) => `${viewport.width} px: ${fault}`));
  }
  return result;
}

function tryJourney(start: () => Promise<Browser>, version: Version, go: Journey, origin: string): Promise<string[]> {
  const [phone] = viewports;
  return inNewPage(start, { baseURL: origin, viewport: phone }, async (page) => {
    await go(page, openFor(version));
    return [];
  });
}

/** Runs in a browser of its own, which a page whose scripts never rest cannot hold up; says what failed. */
async function inNewPage(
  start: () => Promise<Browser>,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const browser = await start();
  const given = Promise.withResolvers<never>();
  const timer = setTimeout(() => given.reject(new Error(`not done within ${patience / 1000} s`)), patience);
  try {
    const page = await browser.newPage({ ...options, reducedMotion: "reduce" });
    page.setDefaultTimeout(15_000);
    return await Promise.race([run(page), given.promise]);
  } catch (error) {
    return [firstLines(error)];
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

/** Without the log of the call, and without the colors of a terminal. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
  return text
    .replace(/\u001b\[[\d;]*m/g, "")
    .split("\n")
    .slice(0, 4)
    .join(" ")
    .trim();
}
