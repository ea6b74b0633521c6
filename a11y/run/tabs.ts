import type { Browser, Page } from "@playwright/test";
import { type Mode, modes, type Setting } from "../modes.ts";
import { contextOptions, viewportOf } from "./context-options.ts";
import { enlargeText } from "./enlarge-text.ts";
import { recordMotion } from "./record-motion.ts";
import { sendNothing } from "./send-nothing.ts";

export interface Tabs {
  /** Returns an empty tab in the mode and width of an environment, without stored data of `origin`. */
  take(setting: Setting, origin: string): Promise<TakenTab>;
}

export interface TakenTab {
  tab: Page;
  /** Console errors, console warnings and uncaught errors since the tab was taken. */
  complaints: readonly string[];
  /** Releases the tab. It is not reused if it was `altered` beyond its page. */
  leave(altered?: "altered"): Promise<void>;
}

/** Timeout in milliseconds for each wait in a tab. */
const timeout = 20_000;

export function freshTabs(browser: Browser): Tabs {
  return {
    async take(setting, origin) {
      const { tab, complaints } = await openTab(browser, setting, origin);
      return { tab, complaints, leave: () => tab.context().close() };
    },
  };
}

/**
 * Reuses tabs, which takes half of the processor time of new ones: files are cached and scripts are compiled.
 *
 * `isOurs` is true if the site was started only for this run. Requests to any other site are intercepted to block
 * submissions, so every script is fetched again.
 */
export function reusedTabs(browser: Browser, { isOurs }: { isOurs: boolean }): Tabs {
  const idle = new Map<string, OpenTab[]>();
  return {
    async take(setting, origin) {
      const free = idle.get(lasting(setting, origin)) ?? [];
      idle.set(lasting(setting, origin), free);
      const open = free.pop() ?? (await openTab(browser, setting, origin));
      if (!isOurs) await sendNothing(open.tab);
      await adjustTab(open.tab, setting, origin);
      return {
        ...open,
        async leave(altered) {
          if (altered) return open.tab.context().close();
          await empty(open, origin);
          free.push(open);
        },
      };
    },
  };
}

export async function adjustTab(tab: Page, setting: Setting, origin: string): Promise<void> {
  const { colorScheme, contrast, forcedColors, reducedMotion } = contextOptions(setting, origin);
  await tab.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion });
  const viewport = viewportOf(setting);
  const { width, height } = tab.viewportSize() ?? {};
  if (width !== viewport.width || height !== viewport.height) await tab.setViewportSize(viewport);
}

interface OpenTab {
  tab: Page;
  complaints: string[];
}

/** Returns a key of the options that an open tab cannot change. */
function lasting(setting: Setting, origin: string): string {
  const { viewport, colorScheme, contrast, forcedColors, reducedMotion, ...rest } = contextOptions(setting, origin);
  const { textSize }: Mode = modes[setting.mode];
  return JSON.stringify({ ...rest, textSize });
}

async function openTab(browser: Browser, setting: Setting, origin: string): Promise<OpenTab> {
  const context = await browser.newContext(contextOptions(setting, origin));
  const tab = await context.newPage();
  tab.setDefaultTimeout(timeout);
  await tab.addInitScript(recordMotion);
  const complaints: string[] = [];
  tab.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
  tab.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
  const { textSize }: Mode = modes[setting.mode];
  if (textSize) await enlargeText(tab, textSize);
  return { tab, complaints };
}

/** Resets a tab: closes popups, leaves the page and deletes stored data. */
async function empty({ tab, complaints }: OpenTab, origin: string): Promise<void> {
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  const others = tab
    .context()
    .pages()
    .filter((other) => other !== tab);
  await Promise.all(others.map((other) => other.close()));
  // Leaves the page first, because it can store data until it unloads. Otherwise, a new address that differs only in
  // its fragment would not reload the page. With `location.replace`, the tab keeps its process, which has the compiled
  // scripts.
  await tab.evaluate(() => location.replace("about:blank"));
  await tab.waitForURL("about:blank");
  await tab.evaluate(() => sessionStorage.clear());
  const session = await tab.context().newCDPSession(tab);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  complaints.length = 0;
}
