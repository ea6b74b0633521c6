import type { Page } from "@playwright/test";
import type { Place } from "../audit.ts";
import type { State, Visit } from "../check.ts";
import { type Mode, type ModeName, modes, type Setting } from "../modes.ts";
import { stateNamed } from "../states/every-state.ts";
import { noteAsLeft, returnAsLeft } from "./as-left.ts";
import { enlargeText, expectTextSize } from "./enlarge-text.ts";
import { openAsLoaded, openHydrated } from "./open-page.ts";
import { htmlOf } from "./page-texts.ts";
import { settle } from "./settle.ts";
import { spaceText } from "./space-text.ts";
import { adjustTab, type Tabs } from "./tabs.ts";

export interface OpenVisit extends Visit {
  /** Changes the open page's environment: colors, motion, text or window width. */
  adjust(setting: Setting): Promise<OpenVisit>;
  /** Returns true if the page is still in its state, and then restores the focus. */
  isAsLeft(): Promise<boolean>;
  /** Releases the tab. `altered` means that it must not be reused. */
  close(altered?: "altered"): Promise<void>;
}

/**
 * Opens a page in a state, mode and width, and waits until it is stable. Throws if the page does not have this state or
 * cannot reach it.
 *
 * Leaves no data behind for the next scan.
 */
export async function openVisit(tabs: Tabs, place: Place, origin: string): Promise<OpenVisit> {
  const state = stateNamed(place.page, place.state, await htmlOf(origin, place.page));
  const taken = await tabs.take(place, origin);
  const { tab, complaints } = taken;
  let undo = async () => {};
  let mode: ModeName = place.mode;
  const close = async (altered?: "altered") => {
    try {
      await undo();
      await setTextSize(tab, modes[place.mode], modes[mode]);
      await taken.leave(altered);
    } catch {
      await taken.leave("altered");
    }
  };
  const visitOf = (current: Setting): OpenVisit => ({
    ...place,
    ...current,
    origin,
    tab,
    complaints,
    async adjust(setting) {
      await adjustTab(tab, setting, origin);
      await setTextSize(tab, modes[setting.mode], modes[mode]);
      await setTextSpacing(tab, modes[setting.mode], modes[mode]);
      mode = setting.mode;
      await settle(tab);
      return visitOf({ mode: setting.mode, width: setting.width });
    },
    isAsLeft: () => returnAsLeft(tab),
    close,
  });
  try {
    undo = await bring(tab, place, state, origin);
    return visitOf(place);
  } catch (error) {
    await close("altered");
    throw error;
  }
}

async function setTextSize(tab: Page, mode: Mode, before: Mode): Promise<void> {
  if (mode.textSize === before.textSize) return;
  const size = mode.textSize ?? 100;
  await enlargeText(tab, size);
  await expectTextSize(tab, size);
}

async function setTextSpacing(tab: Page, mode: Mode, before: Mode): Promise<void> {
  if (mode.textSpacing !== before.textSpacing) await spaceText(tab, mode.textSpacing === true);
}

/** Brings the page into its state. Returns a function that undoes the preparation of the tab. */
async function bring(tab: Page, place: Place, state: State, origin: string): Promise<() => Promise<void>> {
  const mode: Mode = modes[place.mode];
  const readied = (await state.before?.(tab)) ?? [];
  const address = new URL(state.address ?? place.page, origin).href;
  if (mode.scripts === "off") await tab.goto(address);
  else if (state.needs === "scripts") await openHydrated(tab, address);
  else await openAsLoaded(tab, address);
  await settle(tab);
  if (mode.textSize) await expectTextSize(tab, mode.textSize);
  await state.steps(tab, mode);
  if (mode.textSpacing) await spaceText(tab, true);
  await settle(tab);
  await noteAsLeft(tab);
  return async () => {
    for (const one of readied) await one.dispose();
  };
}
