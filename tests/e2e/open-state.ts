import type { Place } from "../../a11y/audit.ts";
import { type OpenPageLoad, openPageLoad } from "../../a11y/run/page-load.ts";
import { htmlOf } from "../../a11y/run/pages.ts";
import type { Tabs } from "../../a11y/run/tabs.ts";
import { stateNamed } from "../../a11y/states/every-state.ts";

/** Opens a page of this site in one of its states. */
export async function openState(tabs: Tabs, place: Place, origin: string): Promise<OpenPageLoad> {
  const recipe = stateNamed(place.page, place.state, await htmlOf(origin, place.page));
  return openPageLoad(tabs, { ...place, recipe }, origin);
}
