import type { Browser, Page } from "@playwright/test";
import type { Visit } from "../check.ts";
import type { Place } from "../finding.ts";
import { type Mode, modes, type Setting } from "../modes.ts";
import type { State } from "../state.ts";
import { stateNamed } from "../states/every-state.ts";
import { noteAsLeft, returnAsLeft } from "./as-left.ts";
import { contextOptions, viewportOf } from "./context-options.ts";
import type { Contexts } from "./context-pool.ts";
import { enlargeText, expectTextSize } from "./enlarge-text.ts";
import { openHydrated } from "./open-page.ts";
import { htmlOf } from "./page-texts.ts";
import { settle } from "./settle.ts";
import { spaceText } from "./space-text.ts";

export interface OpenVisit extends Visit {
  /** The same page in another setting that a device can change under it: colors, motion, text, width of the window. */
  adjust(setting: Setting): Promise<OpenVisit>;
  /** Whether the page still stands as its state has left it; then the focus is brought back to where that was. */
  isAsLeft(): Promise<boolean>;
  /** Closes every tab of the visit, with all that the pages have kept. */
  close(): Promise<void>;
}

/** Milliseconds that one wait may take: a state that has not come by then does not come. */
const timeout = 20_000;

/**
 * Opens a page in a state, a mode and a width, and waits until it stands. Throws where the page has no such state, or
 * cannot be brought into it. Nothing of a visit is left for the next one.
 *
 * @param reused a tab of `reusableTab`, set as the mode asks but for colors; else the visit has a context of its own
 */
export async function openVisit(
  contexts: Contexts,
  place: Place,
  origin: string,
  reused?: ReusableTab,
): Promise<OpenVisit> {
  const state = stateNamed(place.page, place.state, await htmlOf(origin, place.page));
  const opened: { close(): Promise<void> }[] = [];
  const complaints: string[] = [];
  const open = async (place: Place, prepare?: (tab: Page) => Promise<unknown>) => {
    const context = await contexts.newContext(contextOptions(place, origin));
    opened.push(context);
    const tab = await context.newPage();
    tab.setDefaultTimeout(timeout);
    listen(tab, complaints);
    await prepare?.(tab);
    await bring(tab, place, state, origin);
    return tab;
  };
  const reopen = async ({ tab, complaints, clear }: ReusableTab) => {
    await clear(origin);
    await adjustTab(tab, place, origin);
    complaints.length = 0;
    await bring(tab, place, state, origin);
    return tab;
  };
  const close = async () => {
    await Promise.all(opened.map((context) => context.close()));
  };
  const visitOf = (tab: Page, place: Place): OpenVisit => ({
    ...place,
    origin,
    tab,
    complaints: reused?.complaints ?? complaints,
    again: (prepare) => open(place, prepare),
    async adjust({ mode, width }) {
      await adjustTab(tab, { mode, width }, origin);
      await adjustText(tab, modes[mode], modes[place.mode]);
      await settle(tab);
      return visitOf(tab, { ...place, mode, width });
    },
    isAsLeft: () => returnAsLeft(tab),
    close,
  });
  try {
    return visitOf(await (reused ? reopen(reused) : open(place)), place);
  } catch (error) {
    await close();
    throw error;
  }
}

/** A tab in which pages are opened one after the other, in half the time that a new one takes. */
export interface ReusableTab {
  tab: Page;
  complaints: string[];
  /** Takes out of it what pages of `origin` have kept. */
  clear(origin: string): Promise<void>;
}

/** Opens a tab in a context of its own, in the mode of a setting. Whoever opens it closes its context. */
export async function reusableTab(browser: Browser, setting: Setting, origin: string): Promise<ReusableTab> {
  const context = await browser.newContext(contextOptions(setting, origin));
  context.setDefaultTimeout(timeout);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const complaints: string[] = [];
  listen(tab, complaints);
  return {
    tab,
    complaints,
    async clear(origin) {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    },
  };
}

function listen(tab: Page, complaints: string[]): void {
  tab.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
  tab.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
}

/** Sets the colors and the motion asked for, and the window’s width. */
async function adjustTab(tab: Page, setting: Setting, origin: string): Promise<void> {
  const { colorScheme, contrast, forcedColors, reducedMotion } = contextOptions(setting, origin);
  await tab.emulateMedia({ colorScheme, contrast, forcedColors, reducedMotion });
  const viewport = viewportOf(setting);
  const { width, height } = tab.viewportSize() ?? {};
  if (width !== viewport.width || height !== viewport.height) await tab.setViewportSize(viewport);
}

/** Sets size and spacing of the text, where they differ. */
async function adjustText(tab: Page, mode: Mode, before: Mode): Promise<void> {
  if (mode.textSize !== before.textSize) {
    const size = mode.textSize ?? 100;
    await enlargeText(tab, size);
    await expectTextSize(tab, size);
  }
  if (mode.textSpacing !== before.textSpacing) await spaceText(tab, mode.textSpacing === true);
}

async function bring(tab: Page, place: Place, state: State, origin: string): Promise<void> {
  const mode: Mode = modes[place.mode];
  if (mode.textSize) await enlargeText(tab, mode.textSize);
  await state.before?.(tab);
  const address = new URL(state.address ?? place.page, origin).href;
  await (mode.scripts === "off" ? tab.goto(address) : openHydrated(tab, address));
  await settle(tab);
  if (mode.textSize) await expectTextSize(tab, mode.textSize);
  await state.steps(tab, mode);
  if (mode.textSpacing) await spaceText(tab, true);
  await settle(tab);
  await noteAsLeft(tab);
}
