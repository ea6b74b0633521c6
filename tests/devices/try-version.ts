import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { openHydrated } from "../../a11y/run/open-page.ts";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../browser-arguments.ts";
import { fullJourneys, type Journey, type Open, openFailing, plainJourneys } from "./journeys.ts";
import { type MissingFeature, missingFeatures, withoutFeatures } from "./missing-features.ts";
import { type OldVersion, oldChromium } from "./old-chromium.ts";
import { lastingFaults } from "./page-faults.ts";
import { devicePages, viewports } from "./pages.ts";
import { reportFolder } from "./report.ts";
import { teachVisibility } from "./teach-visibility.ts";

export type Version = OldVersion | "today’s";

export interface PageResult {
  path: string;
  faults: string[];
  /** Screenshots in the report, one per width. */
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

/** Timeout in milliseconds: a page whose scripts never stop does not respond. */
const patience = 45_000;

/** Number of pages open at once, each at all widths. */
const atOnce = 4;

/** Milliseconds from load until a page is checked, in which its scripts may break it. */
const harmTime = 10_000;

/** Timeout of a step in milliseconds. */
const waiting = 15_000;

/** Older versions show pages without styles and scripts: see data/browsers.ts. */
const isPlain = (version: Version) => version !== "today’s" && version < 99;

/** Runs a function in a new page. Returns its failures. */
type InNewPage = (options: BrowserContextOptions, run: (page: Page) => Promise<string[]>) => Promise<string[]>;

export async function tryVersion(version: Version, baseURL: string): Promise<VersionResult> {
  await teachVisibility();
  const executablePath = version === "today’s" ? await findChromium() : await oldChromium(version);
  const { inNewPage, close } = keepBrowser(() => chromium.launch({ executablePath, args: browserArguments }), baseURL);
  const pages: PageResult[] = [];
  for (let first = 0; first < devicePages.length; first += atOnce) {
    const group = devicePages.slice(first, first + atOnce);
    pages.push(...(await Promise.all(group.map((path) => tryPage(inNewPage, version, path)))));
  }
  const journeys: JourneyResult[] = [];
  for (const [name, go] of Object.entries(isPlain(version) ? plainJourneys : fullJourneys))
    journeys.push({ name, faults: await tryJourney(inNewPage, version, go) });
  if (version === "today’s")
    for (const feature of missingFeatures)
      journeys.push({ name: `without ${feature.name}`, faults: await tryWithout(inNewPage, feature) });
  await close();
  return { version, pages, journeys };
}

const openFor = (version: Version): Open => (isPlain(version) ? openFailing : openHydrated);

async function tryPage(inNewPage: InNewPage, version: Version, path: string): Promise<PageResult> {
  const result: PageResult = { path, faults: [], pictures: [] };
  const tryWidth = async (viewport: (typeof viewports)[number]) => {
    const file = `${version}${path.replaceAll("/", "-")}-${viewport.width}.png`.replace(/[^\w.-]/g, "");
    const faults = await inNewPage({ viewport }, async (page) => {
      await openFor(version)(page, path);
      await page.waitForTimeout(harmTime);
      const found = await lastingFaults(page, { isStyled: !isPlain(version) });
      await page.screenshot({ path: join(reportFolder, file) });
      result.pictures.push(file);
      return found;
    });
    result.faults.push(...faults.map((fault) => `${viewport.width} px: ${fault}`));
  };
  await Promise.all(viewports.map(tryWidth));
  result.pictures.sort();
  return result;
}

function tryJourney(inNewPage: InNewPage, version: Version, go: Journey): Promise<string[]> {
  return inNewPage({ viewport: viewports[0] }, async (page) => {
    await go(page, openFor(version));
    return [];
  });
}

async function tryWithout(inNewPage: InNewPage, feature: MissingFeature): Promise<string[]> {
  const without = (viewport: (typeof viewports)[number], run: (page: Page) => Promise<string[]>) =>
    inNewPage({ viewport, bypassCSP: true }, async (page) => {
      await withoutFeatures(page.context(), [feature]);
      return run(page);
    });
  const pages = viewports.map((viewport) =>
    without(viewport, async (page) => {
      const faults: string[] = [];
      for (const path of devicePages) {
        await openHydrated(page, path);
        faults.push(...(await lastingFaults(page)).map((fault) => `${path}, ${viewport.width} px: ${fault}`));
      }
      return faults;
    }),
  );
  const faults = (await Promise.all(pages)).flat();
  for (const go of Object.values(fullJourneys))
    faults.push(
      ...(await without(viewports[0], async (page) => {
        await go(page, openHydrated);
        return [];
      })),
    );
  return faults;
}

/** Reuses one browser, and starts another if a page hangs the first. */
function keepBrowser(start: () => Promise<Browser>, baseURL: string): { inNewPage: InNewPage; close(): Promise<void> } {
  let browser: Promise<Browser> | undefined;
  const close = async () => {
    const last = browser;
    browser = undefined;
    await (await last)?.close();
  };
  const inNewPage: InNewPage = async (options, run) => {
    browser ??= start();
    const own = browser;
    const context = await (await own).newContext({ ...options, baseURL, reducedMotion: "reduce" });
    context.setDefaultTimeout(waiting);
    const done = context.newPage().then(run);
    try {
      return await Promise.race([done, giveUp(done)]);
    } catch (error) {
      // A page that hangs also blocks its context from closing.
      if (error instanceof Hangs) await close();
      return [firstLines(error)];
    } finally {
      // Requests may be in flight through the routes of missing features.
      if (browser === own) await context.unrouteAll({ behavior: "ignoreErrors" });
      if (browser === own) await context.close();
    }
  };
  return { inNewPage, close };
}

class Hangs extends Error {}

/** Throws if a run does not end in time. */
async function giveUp(run: Promise<unknown>): Promise<never> {
  const timer = new AbortController();
  const stop = () => timer.abort();
  run.then(stop, stop);
  await setTimeout(patience, undefined, { signal: timer.signal });
  throw new Hangs(`not done within ${patience / 1000} s`);
}

/** Drops the call log and terminal colors. */
function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).split("\n").slice(0, 4).join(" ").trim();
}
