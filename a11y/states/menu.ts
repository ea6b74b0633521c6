import type { Setting } from "../modes.ts";
import { viewportOf } from "../run/tabs.ts";
import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

/**
 * Width in CSS pixels from which the links fit in the top bar: `lg` of theme/conditions.ts, at the default text size.
 */
const room = 1024;

const menuOpen: State = {
  name: "menu open",
  shared: true,
  isIn: hasNoRoom,
  async steps(tab) {
    await tab.getByRole("button", { name: "Menu" }).click();
    await tab.getByRole("navigation", { name: "Main" }).waitFor();
  },
};

/** At double text size, the same window has half the room. */
function hasNoRoom(setting: Setting): boolean {
  const { width } = viewportOf(setting);
  return (setting.mode === "large-text" ? width / 2 : width) < room;
}

export function menu({ hasMenu }: StandingOnPage): State[] {
  return hasMenu ? [menuOpen] : [];
}
