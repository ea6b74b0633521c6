import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { openAsLoaded, settle } from "../../a11y/open-page.ts";
import { readSite } from "../../server/site-files.ts";
import { staticHandler } from "../../server/static-handler.ts";
import { findChromium } from "../chromium.mjs";
import { type Compared, comparePictures } from "./compare-pictures.page.ts";
import type { Trees } from "./trees.ts";

/** A viewport or a sheet of paper, and the media settings in which each page is photographed. */
interface Scene {
  width: number;
  height: number;
  name: string;
  media: Parameters<Page["emulateMedia"]>[0];
}

const light: Scene["media"] = { media: "screen", colorScheme: "light", contrast: "no-preference" };
const dark: Scene["media"] = { ...light, colorScheme: "dark" };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** A4 at 96 dpi between margins of 1 cm. */
const paper = { width: 718, height: 1047 };

/** Scenes, grouped by size because each size requires a new layout. More contrast changes colors but not the layout. */
const scenes: readonly Scene[] = [
  { ...phone, name: "light", media: light },
  { ...phone, name: "dark", media: dark },
  { ...phone, name: "light, more contrast", media: { ...light, contrast: "more" } },
  { ...phone, name: "dark, more contrast", media: { ...dark, contrast: "more" } },
  { ...desktop, name: "light", media: light },
  { ...desktop, name: "dark", media: dark },
  { ...paper, name: "print", media: { ...light, media: "print" } },
];

/** Maximum height of a picture in pixels. Chromium captures at most 16,384. */
const tallest = 16_000;

/** A scene in which a page differs. */
export interface View extends Pick<Compared, "share" | "from"> {
  name: string;
  /** Largest shift of an element's edge, in CSS pixels. */
  moved: number;
  /** File names of the pictures. */
  pictures: readonly string[];
}

export interface PageChange {
  path: string;
  /** Set if only one side has the page. */
  only?: "before" | "after";
  /** Largest value among the page's views. */
  moved: number;
  share: number;
  views: readonly View[];
}

/** Returns the paths of all pages of a built folder. */
export function pagesOf(folder: string): string[] {
  return globSync("**/index.html", { cwd: join(folder, "build/client") })
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort();
}

/** Compares the pages and writes pictures of the views that differ. Returns all pages, the most changed first. */
export async function comparePages(
  trees: Pick<Trees, "before" | "after">,
  paths: readonly string[],
  out: string,
): Promise<PageChange[]> {
  const folders = [trees.before, trees.after] as const;
  const [before, after] = folders.map((folder) =>
    createServer(staticHandler(readSite(join(folder, "build/client")))).listen(0, "127.0.0.1"),
  ) as [Server, Server];
  const [had, has] = folders.map((folder) => new Set(pagesOf(folder)));
  const executablePath = await findChromium();
  // Starts a browser for each core, because one browser draws the pages of all its tabs in the same process.
  const browsers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => chromium.launch({ executablePath, args: browserArguments })),
  );
  try {
    const left = [...paths];
    const found: PageChange[] = [];
    const work = async (browser: Browser) => {
      const tabs = await openTabs(browser);
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        if (!had?.has(path) || !has?.has(path))
          found.push({ path, only: had?.has(path) ? "before" : "after", moved: 0, share: 1, views: [] });
        else if (opensAlike(folders, path)) found.push({ path, moved: 0, share: 0, views: [] });
        else found.push(await comparePage(tabs, [before, after], path, out));
      }
    };
    await Promise.all(browsers.map(work));
    return found.sort((a, b) => b.share - a.share || b.moved - a.moved || (a.path < b.path ? -1 : 1));
  } finally {
    for (const browser of browsers) await browser.close();
    for (const server of [before, after]) server.close();
  }
}

/** Hash in a script's name. It changes with the names of the scripts that the script imports. */
const scriptHash = /-[\w-]{8}\.js/g;
/** Pages with controls that `openAsLoaded` hydrates. */
const startsFramework = /data-scripts="?(?:now|touch)\b/;

/**
 * Returns true if a page cannot look different, so that no browser needs to open it. HTML includes all styles and
 * drawings of a page, and fonts have a hash in their name. Pages that load the framework may still differ.
 */
function opensAlike(folders: readonly [string, string], path: string): boolean {
  const [before, after] = folders.map((folder) => {
    const client = join(folder, "build/client");
    const scripts = globSync("assets/site-????????.js", { cwd: client });
    const files = [`${path.slice(1)}/index.html`, ...scripts].map((file) => readFileSync(join(client, file), "utf8"));
    return files.join("\n").replaceAll(scriptHash, ".js");
  });
  return before === after && !startsFramework.test(before ?? "");
}

interface Tabs {
  tab: Page;
  protocol: CDPSession;
  /** Blank page in which pictures are compared. */
  desk: Page;
}

async function openTabs(browser: Browser): Promise<Tabs> {
  const tab = await browser.newPage({ reducedMotion: "reduce" });
  // Sets the same time on both sides, so that pages that show the time do not differ.
  await tab.clock.setFixedTime(new Date());
  return { tab, protocol: await tab.context().newCDPSession(tab), desk: await browser.newPage() };
}

interface Shot {
  /** PNG in base64. */
  picture: string;
  /** Left, top, width and height of every element, one after the other. */
  boxes: number[];
}

async function comparePage(tabs: Tabs, servers: [Server, Server], path: string, out: string): Promise<PageChange> {
  const views: View[] = [];
  const [before, after] = [await photograph(tabs, servers[0], path), await photograph(tabs, servers[1], path)];
  for (const [index, scene] of scenes.entries()) {
    const [was, is] = [before[index], after[index]];
    if (!was || !is) continue;
    const moved = largestShift(was.boxes, is.boxes);
    if (was.picture === is.picture && moved === 0) continue;
    const { share, from, pictures } = await tabs.desk.evaluate(comparePictures, [was.picture, is.picture] as const);
    const name = `${scene.width} px, ${scene.name}`;
    const page = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const stem = `${page}-${scene.width}-${scene.name.replaceAll(/\W+/g, "-")}`;
    const files = ["before", "after", "difference"].map((kind) => `${stem}-${kind}.jpg`);
    for (const [each, file] of files.entries())
      writeFileSync(join(out, file), Buffer.from(pictures[each] ?? "", "base64"));
    views.push({ name, share, from, moved, pictures: files });
  }
  const largest = (figure: (view: View) => number) => Math.max(0, ...views.map(figure));
  return { path, views, moved: largest(({ moved }) => moved), share: largest(({ share }) => share) };
}

/**
 * Photographs the whole page in each scene. Opens it at each viewport size. For print, uses the page as last opened.
 */
async function photograph({ tab, protocol }: Tabs, server: Server, path: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  let opened = 0;
  for (const { width, height, media } of scenes) {
    await tab.emulateMedia(media);
    await tab.setViewportSize({ width, height });
    if (width !== opened && media?.media !== "print") {
      await openAsLoaded(tab, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      await settle(tab);
      opened = width;
    }
    const picture = await capture(protocol, width);
    shots.push({ picture, boxes: await tab.evaluate(boxesOf) });
  }
  return shots;
}

/** Maximum number of attempts to capture a page. Chromium sometimes refuses while it draws another page. */
const attempts = 5;

/** Returns a PNG of the whole page in base64. */
async function capture(protocol: CDPSession, width: number, attempt = 1): Promise<string> {
  const { cssContentSize } = await protocol.send("Page.getLayoutMetrics");
  try {
    const { data } = await protocol.send("Page.captureScreenshot", {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: Math.min(cssContentSize.height, tallest), scale: 1 },
      optimizeForSpeed: true,
    });
    return data;
  } catch (error) {
    if (attempt === attempts) throw error;
    await setTimeout(100 * attempt);
    return capture(protocol, width, attempt + 1);
  }
}

/** Returns the boxes of all elements as a flat list, for `Shot`. Runs in the page. */
function boxesOf(): number[] {
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
}

/** Returns the largest difference between two lists of boxes. Infinite if one page has more elements. */
function largestShift(before: readonly number[], after: readonly number[]): number {
  if (before.length !== after.length) return Number.POSITIVE_INFINITY;
  return before.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (after[at] ?? value))), 0);
}
