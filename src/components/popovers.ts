/** Conditions for styles of browsers with and without popovers (Safari before 17, Firefox before 125, Chrome before 114). */
export const withPopovers = "@supports selector(:popover-open)";
export const withoutPopovers = "@supports not selector(:popover-open)";

/** False in browsers without popovers. True while prerendering. */
export const hasPopovers = import.meta.env.SSR || "popover" in HTMLElement.prototype;

/** True if a popover is open. Without popovers the selector throws. */
export function isOpen(popover: HTMLElement): boolean {
  return "showPopover" in popover && popover.matches(":popover-open");
}
