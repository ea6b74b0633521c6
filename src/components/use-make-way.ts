import { type RefObject, useEffect } from "react";

/** How far up the notices stand, a custom property. */
export const lift = "--lifted";

/** Between the notices and what they make way for, in CSS pixels: the focus ring has its place there. */
const room = 12;

/**
 * Moves the notices in `area`, which stand at the window’s lower edge, above what has the focus where they would hide it
 * (WCAG 2.4.11). Looks when the focus moves, when their number is another and when they have come to rest.
 */
export function useMakeWay(area: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const own = area.current;
    if (!own || count === 0) return;
    let frame = 0;
    // Once the browser has scrolled to what has the focus.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeWay(own));
    };
    look();
    addEventListener("focusin", look);
    own.addEventListener("transitionend", look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("focusin", look);
      own.removeEventListener("transitionend", look);
    };
  }, [area, count]);
}

function makeWay(area: HTMLElement) {
  area.style.setProperty(lift, "0px");
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || area.contains(activeElement)) return;
  const focused = activeElement.getBoundingClientRect();
  const notices = [...area.querySelectorAll("[data-part=root]")].map((notice) => notice.getBoundingClientRect());
  const hides = ({ left, right, top, bottom }: DOMRect) =>
    left < focused.right && right > focused.left && top < focused.bottom && bottom > focused.top;
  if (!notices.some(hides)) return;
  const top = Math.min(...notices.map((notice) => notice.top));
  const way = Math.max(...notices.map((notice) => notice.bottom)) - focused.top + room;
  // What is nearly as high as the window leaves no room above it, and is never hidden whole.
  if (way <= top) area.style.setProperty(lift, `${way}px`);
}
