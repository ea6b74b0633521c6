import { type RefObject, useEffect } from "react";

/** How far up the notices stand, a custom property. */
export const lift = "--lifted";

/** Between the notices and what they make way for, in CSS pixels: the focus ring has its place there. */
const room = 12;

/**
 * Lifts the notices in `area` from the window’s lower edge to above what has the focus, where they would hide it (WCAG
 * 2.4.11). Looks when the focus moves, and when the notices do.
 */
export function useMakeWay(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = area.current;
    if (!own) return;
    let lifted = 0;
    let frame = 0;
    // Once the browser has scrolled to what has the focus.
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

/** In CSS pixels, for notices that are lifted by `lifted` now. */
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
  // What is nearly as high as the window leaves no room above it, and is never hidden whole.
  return needed <= Math.min(...notices.map(({ top }) => top)) ? needed : 0;
}
