import type { Browser, Page } from "@playwright/test";
import { type Mode, modes, type Setting } from "../modes.ts";
import { contextOptions, viewportOf } from "./context-options.ts";
import { enlargeText } from "./enlarge-text.ts";
import { recordMotion } from "./record-motion.ts";
import { sendNothing } from "./send-nothing.ts";

/** Where visits get their tabs. */
export interface Tabs {
  /** A tab that shows nothing yet, in the mode and the width of a setting, with nothing kept of `origin`. */
  take(setting: Setting, origin: string): Promise<TakenTab>;
}

export interface TakenTab {
  tab: Page;
  /** Errors and warnings of the console since it was taken, and what nothing caught. */
  complaints: readonly string[];
  /** Ends its use. One that was `altered` by what outlasts its page is not used again. */
  leave(altered?: "altered"): Promise<void>;
}

/** Milliseconds that one wait in a tab may take: a state that has not come by then does not come. */
const timeout = 20_000;

/** Each tab in a context of its own, which is closed after it. */
export function freshTabs(browser: Browser): Tabs {
  return {
    async take(setting, origin) {
      const { tab, complaints } = await openTab(browser, setting, origin);
      return { tab, complaints, leave: () => tab.context().close() };
    },
  };
}

/**
 * Tabs that are taken again, in half of the processor time that a new one takes: it has the site’s files, and its engine
 * has compiled them. `isOurs`: whether the site was started for this run alone. Any other is sent nothing, for which the
 * browser asks of each request and fetches every script anew.
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

/** Sets the colors and the motion asked for, and the window’s width. */
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

/** What a tab cannot change once it is open, as a key. */
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

/** Takes out of a tab what stands in it, what was opened from it, and what its pages have kept. */
async function empty({ tab, complaints }: OpenTab, origin: string): Promise<void> {
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  const others = tab
    .context()
    .pages()
    .filter((other) => other !== tab);
  await Promise.all(others.map((other) => other.close()));
  // Before it is unloaded, a page may keep more; and an address that differs by its end alone would open no page anew.
  // Going there by itself, the tab stays in its process, which has the site’s scripts compiled.
  await tab.evaluate(() => location.replace("about:blank"));
  await tab.waitForURL("about:blank");
  await tab.evaluate(() => sessionStorage.clear());
  const session = await tab.context().newCDPSession(tab);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  complaints.length = 0;
}
