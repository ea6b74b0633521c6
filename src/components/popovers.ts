/**
 * Style conditions for browsers with popovers, and for those without: Safari before 17, Firefox before 125, Chrome
 * before 114.
 */
export const withPopovers = "@supports selector(:popover-open)";
export const withoutPopovers = "@supports not selector(:popover-open)";

/**
 * Style of a button that opens a popover. In WebKit, Tab skips the popover after a press on the button's content, so
 * only the button itself takes presses.
 */
export const popoverButton = { [withoutPopovers]: { display: "none" }, "& > *": { pointerEvents: "none" } } as const;

/**
 * Closes open popovers when the focus leaves them, because they would cover the focused element. Also closes them when
 * the window's width changes, because the menu is a row in a wide window. The button that opens a popover counts as
 * part of it.
 */
export function closePopovers(): void {
  const open = () =>
    "showPopover" in HTMLElement.prototype ? document.querySelectorAll<HTMLElement>(":popover-open") : [];
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const popover of open()) {
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === popover;
      if (!isItsButton && !popover.contains(target)) popover.hidePopover();
    }
  });
  let width = innerWidth;
  addEventListener("resize", () => {
    // Phones change only the height of the window when their address bar disappears.
    if (innerWidth === width) return;
    width = innerWidth;
    for (const popover of open()) popover.hidePopover();
  });
}
