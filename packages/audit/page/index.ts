/** Functions that run in pages. `inPage` (runner/in-page.ts) calls them by these names. */
export { aftermath, watchAftermath } from "./controls/aftermath.ts";
export { isOnTop, listControls, placeOf, stylesOf } from "./controls/control-looks.ts";
export { moveDevice } from "./controls/device-motion.ts";
export { actions, hadEffect, turnedOff, watchEffects } from "./controls/effects.ts";
export { hoverTriggers, isStillShown, noteVisible, shownOnHover, shownSince, watchFor } from "./controls/hover.ts";
export {
  changeables,
  effectOfChange,
  lookOf,
  mouseOnly,
  pointToPress,
  pressables,
  toggles,
} from "./controls/presses.ts";
export { describeElements } from "./describe-element.ts";
export { bringToMiddle, clickOn, hasGone, isFocused, makeList } from "./element-list.ts";
export { describeResults } from "./engines/alfa.ts";
export { runAxe } from "./engines/axe.ts";
export { runEqualAccess } from "./engines/equal-access.ts";
export { reachedByKeys, stopsBeside, withOtherKeys } from "./focus/arrows.ts";
export { focusInMiddle, takeFocusFrom } from "./focus/indicator.ts";
export { indicatorKinds } from "./focus/indicator-kinds.ts";
export {
  blur,
  filters,
  focusOn,
  isFocusLost,
  listenForAnnouncements,
  openers,
  untilAnnounced,
  wordsInList,
} from "./focus/moves.ts";
export { compareStops } from "./focus/order.ts";
export { closedOf, explainsWayOut, hasArrived, readStop, wayPast } from "./focus/stops.ts";
export { readLanguages } from "./languages.ts";
export { noteListener, takeListeners } from "./listeners.ts";
export { readMedia } from "./media.ts";
export { motionRecord, readSmoothScroll, recordMotion, scrollThrough, watchIdle } from "./motion.ts";
export { lastNamed, listNamed } from "./names.ts";
export { hasPopup } from "./popups.ts";
export { listenForChanges, rest, takeStirred } from "./shortcuts.ts";
export { beginAtTop, restoreSnapshot, takeSnapshot } from "./snapshot.ts";
export { readCrowdedTargets } from "./structure/crowded-targets.ts";
export { readHiddenContent } from "./structure/hidden-content.ts";
export { readHiddenPictures } from "./structure/hidden-pictures.ts";
export { readLooks } from "./structure/look-alikes.ts";
export { readReadingOrder } from "./structure/reading-order.ts";
export { readTextPictures } from "./structure/text-pictures.ts";
export { collectControls } from "./text/control-edges.ts";
export { readLines } from "./text/lines.ts";
export { readSideways } from "./text/sideways.ts";
export { changedForms, fillForms, focusMoves, goneFrom, listUsable, watchFocus } from "./time-limits.ts";
export { readMessages } from "./wording/messages.ts";
export { readWording } from "./wording.ts";
export { hasControl } from "./words.ts";
export { quiet, readWorld, twoFrames } from "./world.ts";
