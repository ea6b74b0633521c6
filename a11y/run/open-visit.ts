import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Visit } from "../check.ts";
import type { Place } from "../finding.ts";
import { type Mode, modes, type Setting } from "../modes.ts";
import type { State } from "../state.ts";
import { stateNamed } from "../states/every-state.ts";
import { contextOptions, viewportOf } from "./context-options.ts";
import { enlargeText, expectTextSize } from "./enlarge-text.ts";
import { openHydrated } from "./open-page.ts";
import { htmlOf } from "./page-texts.ts";
import { sendNothing } from "./send-nothing.ts";
import { settle } from "./settle.ts";
import { spaceText } from "./space-text.ts";

export interface OpenVisit extends Visit {
  /** The same page in another setting that a device can change under it: colors, and the width of the window. */
  adjust(setting: Setting): Promise<OpenVisit>;
  /** Closes every tab of the visit, with all that the pages have kept. */
  close(): Promise<void>;
}

/** Milliseconds that one wait may take: a state that has not come by then does not come. */
const timeout = 20_000;

/**
 * Opens a page in a state, a mode and a width, and waits until it stands. Throws where the page has no such state, or
 * cannot be brought into it. Nothing of a visit is left for the next one.
 */
export async function openVisit(browser: Browser, place: Place, origin: string): Promise<OpenVisit> {
  const state = stateNamed(place.page, place.state, await htmlOf(origin, place.page));
  const opened: BrowserContext[] = [];
  const complaints: string[] = [];
  const open = async (place: Place, prepare?: (tab: Page) => Promise<unknown>) => {
    const context = await browser.newContext(contextOptions(place, origin));
    opened.push(context);
    context.setDefaultTimeout(timeout);
    const tab = await context.newPage();
    tab.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
    tab.on("pageerror", ({ message }) => complaints.push(`uncaught: ${message}`));
    await prepare?.(tab);
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
    complaints,
    again: (prepare) => open(place, prepare),
    async adjust({ mode, width }) {
      const { colorScheme, contrast, forcedColors } = contextOptions({ mode, width }, origin);
      await tab.emulateMedia({ colorScheme, contrast, forcedColors });
      if (width !== place.width) await tab.setViewportSize(viewportOf({ mode, width }));
      await settle(tab);
      return visitOf(tab, { ...place, mode, width });
    },
    close,
  });
  try {
    return visitOf(await open(place), place);
  } catch (error) {
    await close();
    throw error;
  }
}

async function bring(tab: Page, place: Place, state: State, origin: string): Promise<void> {
  const mode: Mode = modes[place.mode];
  if (state.needs !== "intake") await sendNothing(tab);
  if (mode.textSize) await enlargeText(tab, mode.textSize);
  if (mode.textSpacing) await spaceText(tab);
  await state.before?.(tab);
  const address = new URL(state.address ?? place.page, origin).href;
  await (mode.scripts === "off" ? tab.goto(address) : openHydrated(tab, address));
  await settle(tab);
  if (mode.textSize) await expectTextSize(tab, mode.textSize);
  await state.steps(tab, mode);
  await settle(tab);
}
