import type { Page } from "@playwright/test";
import type { Visit } from "../check.ts";
import type { Place } from "../finding.ts";
import { type Mode, type ModeName, modes, type Setting } from "../modes.ts";
import type { State } from "../state.ts";
import { stateNamed } from "../states/every-state.ts";
import { noteAsLeft, returnAsLeft } from "./as-left.ts";
import { enlargeText, expectTextSize } from "./enlarge-text.ts";
import { openAsLoaded, openHydrated } from "./open-page.ts";
import { htmlOf } from "./page-texts.ts";
import { settle } from "./settle.ts";
import { spaceText } from "./space-text.ts";
import { adjustTab, type Tabs } from "./tabs.ts";

export interface OpenVisit extends Visit {
  /** The same page in another setting that a device can change under it: colors, motion, text, width of the window. */
  adjust(setting: Setting): Promise<OpenVisit>;
  /** Whether the page still stands as its state has left it; then the focus is brought back to where that was. */
  isAsLeft(): Promise<boolean>;
  /** Leaves the tab; `altered` says that what stands in it is not to be followed by another visit. */
  close(altered?: "altered"): Promise<void>;
}

/**
 * Opens a page in a state, a mode and a width, and waits until it stands. Throws where the page has no such state, or
 * cannot be brought into it. Nothing of a visit is left for the next one.
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
      // A tab that has crashed is of no more use.
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

/** Brings a state about. What it gives takes back what readied the tab. */
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
