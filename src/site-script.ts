/**
 * The script of every page, without React. It runs the parts in every header and footer, and loads the framework when a
 * control needs it.
 */
import { trackCheckoutLinks } from "./analytics/track.ts";
import { closePopovers } from "./components/popovers.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { loadFrameworkWhenNeeded } from "./framework.ts";
import { followColorMode } from "./layout/color-mode.ts";
import { openSearchByKey, placeCaret } from "./search/search-key.ts";
import { showFonts } from "./show-fonts.ts";

const parts = [
  followColorMode,
  closePopovers,
  openSearchByKey,
  placeCaret,
  trackCheckoutLinks,
  showReaderTimes,
  () => loadFrameworkWhenNeeded(showFonts()),
];

for (const start of parts) {
  try {
    start();
  } catch (error) {
    // A failing part must not stop the others.
    reportError(error);
  }
}
dispatchEvent(new Event("site-ready"));
