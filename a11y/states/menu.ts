import type { Setting } from "../modes.ts";
import { viewportOf } from "../run/context-options.ts";
import type { State } from "../state.ts";
import type { StandingOnPage } from "./read-page.ts";

/** From here on, in CSS pixels, the links have room in the top bar: `lg` of theme/breakpoints.ts, at the usual text size. */
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

/** With text of double size, the same window has half the room. */
function hasNoRoom(setting: Setting): boolean {
  const { width } = viewportOf(setting);
  return (setting.mode === "large-text" ? width / 2 : width) < room;
}

export function menu({ hasMenu }: StandingOnPage): State[] {
  return hasMenu ? [menuOpen] : [];
}
