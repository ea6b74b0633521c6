import { type RefObject, useEffect } from "react";
import { hasPopovers } from "./has-popovers.ts";

/**
 * Closes a popover once the focus has gone past it: it lies on top of the page, and would hide what has the focus. The
 * button that opens it counts as a part of it.
 */
export function useCloseWhenLeft(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!hasPopovers) return;
    const follow = ({ target }: FocusEvent) => {
      const own = popover.current;
      // The links of the wheel are no elements of HTML.
      if (!(target instanceof Element) || !own?.matches(":popover-open") || own.contains(target)) return;
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === own;
      if (!isItsButton) own.hidePopover();
    };
    addEventListener("focusin", follow);
    return () => removeEventListener("focusin", follow);
  }, [popover]);
}
