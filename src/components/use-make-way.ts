import { type RefObject, useEffect } from "react";

export const lift = "--lifted";

/** Space between the notices and the focused element, in CSS pixels: room for the focus indicator. */
const room = 12;

/**
 * Moves the notices in `area` above the focused element if they would cover it (WCAG 2.4.11). Checks when the focus
 * moves and when the notices move.
 */
export function useMakeWay(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = area.current;
    if (!own) return;
    let lifted = 0;
    let frame = 0;
    // Waits a frame, so that the browser has scrolled to the focused element.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const wanted = neededLift(own, lifted);
        if (wanted === lifted) return;
        lifted = wanted;
        own.style.setProperty(lift, `${lifted}px`);
      });
    };
    const moves = new MutationObserver(look);
    moves.observe(own, { childList: true, subtree: true, attributeFilter: ["style"] });
    addEventListener("focusin", look);
    own.addEventListener("transitionend", look);
    return () => {
      cancelAnimationFrame(frame);
      moves.disconnect();
      removeEventListener("focusin", look);
      own.removeEventListener("transitionend", look);
    };
  }, [area]);
}

/** Returns the needed distance in CSS pixels, for notices that are moved up by `lifted` now. */
function neededLift(area: HTMLElement, lifted: number): number {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || area.contains(activeElement)) return 0;
  const focused = activeElement.getBoundingClientRect();
  const notices = [...area.querySelectorAll("[data-part=root]")].map((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    return { left, right, top: top + lifted, bottom: bottom + lifted };
  });
  const isHidden = notices.some(
    ({ left, right, top, bottom }) =>
      left < focused.right && right > focused.left && top < focused.bottom && bottom > focused.top,
  );
  if (!isHidden) return 0;
  const needed = Math.max(...notices.map(({ bottom }) => bottom)) - focused.top + room;
  // An element almost as tall as the window leaves no room above it, and is never completely covered.
  return needed <= Math.min(...notices.map(({ top }) => top)) ? needed : 0;
}
