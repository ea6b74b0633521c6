import type { Place } from "@kindred-ground/audit/core/audit.ts";
import { type OpenPageUnderTest, openPageUnderTest } from "@kindred-ground/audit/runner/page-under-test.ts";
import { htmlOf } from "@kindred-ground/audit/runner/pages.ts";
import type { Tabs } from "@kindred-ground/audit/runner/tabs.ts";
import { stateNamed } from "../../a11y/states/every-state.ts";

/** Opens a page of this site in the state that `place` names. */
export async function openState(tabs: Tabs, place: Place, origin: string): Promise<OpenPageUnderTest> {
  const recipe = stateNamed(place.page, place.state, await htmlOf(origin, place.page));
  return openPageUnderTest(tabs, { ...place, recipe }, origin);
}
