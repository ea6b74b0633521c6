/** Functions that run in pages. `inPage` (runner/in-page.ts) calls them by these names. */
export { describeElements } from "./describe-element.ts";
export { bringToMiddle, clickOn, hasGone, isFocused, makeList } from "./element-list.ts";
export { describePaths } from "./engines/alfa.ts";
export { runAxe } from "./engines/axe.ts";
export { runEqualAccess } from "./engines/equal-access.ts";
export { hasPopup } from "./popups.ts";
export { hasControl } from "./words.ts";
export { quiet, readWorld, twoFrames } from "./world.ts";
