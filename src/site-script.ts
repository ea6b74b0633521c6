/**
 * The script of every page, without React. It runs the parts that all pages share, and loads React when an island needs
 * it.
 */
import { trackCheckoutLinks } from "./analytics/track.ts";
import { followClock } from "./clock.ts";
import { closePopovers } from "./components/popovers.ts";
import { fillLate } from "./forms/fill-forms.ts";
import { loadIslandsWhenNeeded } from "./islands/load.ts";
import { followColorMode } from "./layout/color-mode.ts";
import { openTarget } from "./open-target.ts";
import { runParts } from "./run-parts.ts";
import { openSearchByKey, placeCaret } from "./search/search-key.ts";
import { showFonts } from "./show-fonts.ts";

runParts([
  fillLate,
  openTarget,
  followColorMode,
  followClock,
  closePopovers,
  openSearchByKey,
  placeCaret,
  trackCheckoutLinks,
  () => loadIslandsWhenNeeded(showFonts()),
]);
dispatchEvent(new Event("site-ready"));
