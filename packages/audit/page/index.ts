/** Functions that run in pages. `inPage` (runner/in-page.ts) calls them by these names. */
export { bringToMiddle, clickOn, hasGone, isFocused, makeList } from "./element-list.ts";
export { hasControl } from "./words.ts";
export { quiet, readWorld, twoFrames } from "./world.ts";
