import type { Page } from "@playwright/test";
import type { Place } from "../core/audit.ts";
import type { Check, PageUnderTest, State } from "../core/check.ts";
import { type Environment, type Mode, type ModeName, modes } from "../core/modes.ts";
import { inPage } from "./in-page.ts";
import { openPage, settle } from "./open-page.ts";
import { asOpened, asServed, type PlannedPageLoad } from "./plan.ts";
import { adjustTab, enlargeText, expectTextSize, parkPointer, spaceText, type Tabs } from "./tabs.ts";

export interface OpenPageUnderTest extends PageUnderTest {
  /** Changes the open page's environment: colors, motion, text or window width. */
  adjust(environment: Environment): Promise<OpenPageUnderTest>;
  /** Restores the focus if the page is still in its state. Returns true if this succeeds. */
  isUnchanged(): Promise<boolean>;
  /** Saves the current condition of the page, with which `isUnchanged` compares it. */
  takeSnapshot(): Promise<void>;
  /** Releases the tab. `altered` means that it must not be reused. */
  close(altered?: "altered"): Promise<void>;
}

/**
 * Opens a page in a state, mode and width, and waits until it is stable. Throws if the page cannot reach the state.
 *
 * `close` leaves no data behind for the next scan.
 */
export async function openPageUnderTest(
  tabs: Tabs,
  place: Place & { recipe?: State | undefined },
  origin: string,
): Promise<OpenPageUnderTest> {
  const { recipe: state = asOpened } = place;
  if (state.name !== place.state) throw new Error(`a11y: the recipe of '${place.state}' on ${place.page} is missing`);
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
  const pageUnderTestIn = (current: Environment): OpenPageUnderTest => ({
    ...place,
    ...current,
    origin,
    tab,
    complaints,
    async adjust(environment) {
      await adjustTab(tab, environment, origin);
      await setTextSize(tab, modes[environment.mode], modes[mode]);
      await setTextSpacing(tab, modes[environment.mode], modes[mode]);
      mode = environment.mode;
      await settle(tab);
      return pageUnderTestIn({ mode: environment.mode, width: environment.width });
    },
    isUnchanged: () => inPage(tab, "restoreSnapshot"),
    takeSnapshot: () => inPage(tab, "takeSnapshot"),
    close,
  });
  try {
    undo = await bring(tab, place, state, origin);
    return pageUnderTestIn(place);
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
  else await openPage(tab, address, { needsScripts: state.needs === "scripts" });
  await settle(tab);
  if (mode.textSize) await expectTextSize(tab, mode.textSize);
  await state.steps(tab, mode);
  await parkPointer(tab);
  if (mode.textSpacing) await spaceText(tab, true);
  await settle(tab);
  await inPage(tab, "takeSnapshot");
  return async () => {
    for (const one of readied) await one.dispose();
  };
}

/** The one tab that all scans of a page load share. Opened on first use. */
interface SharedPage {
  /**
   * Returns the tab in the environment of a scan. Reopens the page if a change has broken its state. Throws the same
   * error each time if the page cannot be opened.
   */
  at(planned: PlannedPageLoad): Promise<OpenPageUnderTest>;
  /** Resets the focus to the start of the page, so that Tab begins there. */
  beginAtTop(): Promise<void>;
  /** Marks the state as possibly broken by a check. A check that alters the page can break even a page as opened. */
  invalidate(altered: Check["alters"]): void;
  close(altered?: "altered"): Promise<void>;
}

export function sharedPage(tabs: Tabs, origin: string): SharedPage {
  let opened: Promise<OpenPageUnderTest> | undefined;
  let invalidated: Check["alters"];
  const open = (planned: PlannedPageLoad) => openPageUnderTest(tabs, planned, origin);
  const inEnvironment = async (page: OpenPageUnderTest, planned: PlannedPageLoad) => {
    const { mode, width } = planned;
    const isSame = page.mode === mode && page.width === width;
    if (isSame && !invalidated) return page;
    const isAltered = invalidated === "page";
    invalidated = undefined;
    if (!isAltered || (await page.isUnchanged())) {
      const adjusted = isSame ? page : await page.adjust({ mode, width });
      if (planned.state === asServed.state || (await adjusted.isUnchanged())) return adjusted;
    }
    await page.close();
    return open(planned);
  };
  return {
    at(planned) {
      opened = opened ? opened.then((page) => inEnvironment(page, planned)) : open(planned);
      return opened;
    },
    async beginAtTop() {
      const page = await opened;
      if (page) await inPage(page.tab, "beginAtTop");
    },
    invalidate(altered) {
      invalidated = altered;
    },
    // A page that failed to open or has crashed does not need closing.
    close: (altered) => (opened ?? Promise.resolve(undefined)).then((page) => page?.close(altered)).catch(() => {}),
  };
}
