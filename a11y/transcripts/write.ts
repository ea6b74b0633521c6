import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { modes } from "@kindred-ground/audit/core/modes.ts";
import { htmlOf } from "@kindred-ground/audit/runner/pages.ts";
import { contextOptions, launchBrowser, sendNothing } from "@kindred-ground/audit/runner/tabs.ts";
import type { Browser, Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { openHydrated, settle } from "../open-page.ts";
import { serveSite } from "../serve-site.ts";
import { stateNamed } from "../states/every-state.ts";
import { type Chapter, chapters, type Part, setOut } from "./chapters.ts";

const reader = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
const address = "/virtual-screen-reader.js";

/** Maximum number of phrases, more than any page has. */
const maxPhrases = 5_000;

/** Serves the virtual screen reader to the pages of a tab. The tab's context must bypass their security policy. */
async function provideReader(tab: Page): Promise<void> {
  const body = readFileSync(reader, "utf8");
  await tab.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** Resolves to the phrases that a screen reader speaks for the first match of `selector`, from top to bottom. */
function listen(tab: Page, selector: string): Promise<string[]> {
  return tab.evaluate(readThrough, { selector, address, maxPhrases });
}

/**
 * Runs in the page, and resolves to the spoken phrases. Rejects if nothing matches `selector`, or if the reader does
 * not reach the end.
 */
async function readThrough({
  selector,
  address,
  maxPhrases,
}: {
  selector: string;
  address: string;
  maxPhrases: number;
}): Promise<string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`transcripts: ${location.pathname} has no element ${selector}`);
  const { virtual }: typeof import("@guidepup/virtual-screen-reader") = await import(address);
  await virtual.start({ container });
  // The log grows as the reader speaks.
  const log = await virtual.spokenPhraseLog();
  const first = virtual.activeNode;
  do {
    if (log.length > maxPhrases) throw new Error(`transcripts: ${selector} of ${location.pathname} does not end`);
    await virtual.next();
  } while (virtual.activeNode !== first || log.at(-1) !== log[0]);
  // The last phrase repeats the first.
  const phrases = log.slice(0, -1);
  await virtual.stop();
  return phrases;
}

/**
 * Removes differences between builds from the page before it is recorded: dates, the order of lists with dates, and the
 * order and selection of events.
 */
function steady(tab: Page, selector: string): Promise<void> {
  return tab.evaluate((within) => {
    const root = document.querySelector(within);
    const byWords = (one: Element, other: Element) => (one.textContent ?? "").localeCompare(other.textContent ?? "");
    for (const time of root?.querySelectorAll("time") ?? []) time.textContent = "(a date)";
    const dated = [...(root?.querySelectorAll("ul, ol") ?? [])].filter((list) => list.querySelector("time"));
    for (const list of dated) list.append(...[...list.children].toSorted(byWords));
    const shown = root?.querySelector<HTMLSelectElement>("select[name=event]");
    if (!shown) return;
    // Uses a copy, because the page's scripts reset the original to the visitor's choice.
    const events = shown.cloneNode(true) as HTMLSelectElement;
    shown.replaceWith(events);
    events.append(...[...events.options].toSorted(byWords));
    // The page preselects the next event, which differs between builds.
    for (const option of events.options) option.toggleAttribute("selected", option === events.options[0]);
    events.selectedIndex = 0;
  }, selector);
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const date = RegExp(`(?:(?:${days}), )?(?:${months}) \\d{1,2}\\b(?:, 20\\d\\d)?`, "g");
const year = /\b20[2-9]\d\b/g;
const officeStatus = /^(?:Open|Closed) now\b.*/;
const zone = /\bE[SD]T\b/g;

/** Replaces the parts of a phrase that change from build to build: dates, years, time zones and the office status. */
export function steadyPhrase(phrase: string): string {
  return phrase
    .replace(officeStatus, "(whether the office is open)")
    .replaceAll(date, "(a date)")
    .replaceAll(year, "(a year)")
    .replaceAll(zone, "ET");
}

interface Transcript {
  file: string;
  text: string;
}

const atOnce = 3;

export async function recordAll(browser: Browser, origin: string, files?: readonly string[]): Promise<Transcript[]> {
  const waiting = (await chapters(origin)).filter(({ file }) => files?.includes(file) ?? true);
  const recorded: Transcript[] = [];
  const work = async () => {
    for (let chapter = waiting.shift(); chapter; chapter = waiting.shift())
      recorded.push({ file: chapter.file, text: await record(browser, origin, chapter) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return recorded.toSorted((one, other) => one.file.localeCompare(other.file));
}

async function record(browser: Browser, origin: string, { page, parts }: Chapter): Promise<string> {
  const heard: string[] = [];
  for (const part of parts) heard.push(await hear(browser, origin, page, part));
  return [`# ${page}\n`, ...heard].join("\n");
}

async function hear(browser: Browser, origin: string, page: string, { state: name, hears }: Part): Promise<string> {
  const environment = { mode: "light", width: 1280 } as const;
  // The reader's script is not part of the page, so the context bypasses the page's policy. A touch device never hovers
  // over a form, so the native selects remain.
  const touch = { hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...contextOptions(environment, origin), ...touch, bypassCSP: true });
  try {
    const tab = await context.newPage();
    const state = stateNamed(page, name, await htmlOf(origin, page));
    await sendNothing(tab);
    await provideReader(tab);
    await state.before?.(tab);
    await openHydrated(tab, new URL(state.address ?? page, origin).href);
    await state.steps(tab, modes[environment.mode]);
    await settle(tab);
    const status = await tab.evaluate(() => ({
      title: document.title,
      focus: document.activeElement === document.body ? "" : document.activeElement?.textContent?.trim().slice(0, 80),
    }));
    await steady(tab, hears);
    const lines = setOut((await listen(tab, hears)).map(steadyPhrase));
    const focus = status.focus ? `Focus: ${steadyPhrase(status.focus)}\n` : "";
    const what = hears === "main" ? name : `${name}, ${hears}`;
    return `## ${what}\nTitle: ${status.title}\n${focus}\n\`\`\`text\n${lines.join("\n")}\n\`\`\`\n`;
  } finally {
    await context.close();
  }
}

/** Folder of the transcripts, which are committed for review. */
export const transcriptFolder = "a11y/transcripts/spoken";

/** Records the built site and rewrites every transcript. Resolves to their number. */
export async function writeTranscripts(): Promise<number> {
  const site = await serveSite();
  const browser = await launchBrowser(await findChromium());
  try {
    const all = await recordAll(browser, site.origin);
    rmSync(transcriptFolder, { recursive: true, force: true });
    mkdirSync(transcriptFolder, { recursive: true });
    for (const { file, text } of all) writeFileSync(join(transcriptFolder, file), text);
    return all.length;
  } finally {
    await browser.close();
    await site.stop();
  }
}
