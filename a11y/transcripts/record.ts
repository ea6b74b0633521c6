import type { Browser } from "@playwright/test";
import { modes } from "../modes.ts";
import { openHydrated, settle } from "../run/open-page.ts";
import { htmlOf } from "../run/pages.ts";
import { contextOptions, sendNothing } from "../run/tabs.ts";
import { stateNamed } from "../states/every-state.ts";
import { type Chapter, chapters, type Part } from "./chapters.ts";
import { listen, provideReader } from "./listen.ts";
import { setOut } from "./set-out.ts";
import { steady, steadyPhrase } from "./steady.ts";

export interface Transcript {
  file: string;
  text: string;
}

/** Number of pages to record in parallel. */
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
  const setting = { mode: "light", width: 1280 } as const;
  // The reader's script is not part of the page, so the context bypasses the page's policy. A touch device never hovers
  // over a form, so the native selects remain.
  const touch = { hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...contextOptions(setting, origin), ...touch, bypassCSP: true });
  try {
    const tab = await context.newPage();
    const state = stateNamed(page, name, await htmlOf(origin, page));
    await sendNothing(tab);
    await provideReader(tab);
    await state.before?.(tab);
    await openHydrated(tab, new URL(state.address ?? page, origin).href);
    await state.steps(tab, modes[setting.mode]);
    await settle(tab);
    const stands = await tab.evaluate(() => ({
      title: document.title,
      focus: document.activeElement === document.body ? "" : document.activeElement?.textContent?.trim().slice(0, 80),
    }));
    await steady(tab, hears);
    const lines = setOut((await listen(tab, hears)).map(steadyPhrase));
    const focus = stands.focus ? `Focus: ${steadyPhrase(stands.focus)}\n` : "";
    const what = hears === "main" ? name : `${name}, ${hears}`;
    return `## ${what}\nTitle: ${stands.title}\n${focus}\n\`\`\`text\n${lines.join("\n")}\n\`\`\`\n`;
  } finally {
    await context.close();
  }
}
