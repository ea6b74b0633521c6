/**
 * Selector of elements that cover part of a page while open. Checks skip that part, because other scans check it while
 * it is visible.
 */
export const popups = [
  ":popover-open",
  "dialog[open]",
  "[role=dialog]",
  "[data-scope=dialog][data-part=backdrop]",
  "[role=listbox]",
  "[role=menu]",
  "[data-scope=toast][data-part=root]",
].join();

/** True if an overlay covers the page, such as an open menu. */
export function hasPopup(): boolean {
  return [...document.querySelectorAll(popups)].some((element) => element.checkVisibility());
}
