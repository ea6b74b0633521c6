import { type RefObject, useEffect } from "react";
import { isOpen } from "./popovers.ts";

/**
 * Closes a popover once the focus has gone past it: it lies on top of the page, and would hide what has the focus. The
 * button that opens it counts as a part of it.
 */
export function useCloseWhenLeft(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const own = popover.current;
      // The links of the wheel are no elements of HTML.
      if (!(target instanceof Element) || !own || !isOpen(own) || own.contains(target)) return;
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === own;
      if (!isItsButton) own.hidePopover();
    };
    addEventListener("focusin", follow);
    return () => removeEventListener("focusin", follow);
  }, [popover]);
}
