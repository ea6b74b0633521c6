import { chakra } from "@chakra-ui/react/styled-system";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../drawings/icon.tsx";

/** Milliseconds between two steps, and pixels per step. */
const pace = 50;
const step = 16;

interface ScrollArrowProps {
  list: RefObject<HTMLElement | null>;
  to: "top" | "bottom";
}

/**
 * Covers the edge of a list that has more items, and scrolls while the pointer is over it. It is for the mouse only,
 * because the keyboard scrolls natively.
 */
export function ScrollArrow({ list, to }: ScrollArrowProps) {
  const [isShown, setShown] = useState(false);
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setShown(hasMore(element, to));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [list, to]);

  useEffect(() => {
    if (!isScrolling || !isShown) return;
    const timer = setInterval(() => list.current?.scrollBy(0, to === "top" ? -step : step), pace);
    return () => clearInterval(timer);
  }, [list, to, isScrolling, isShown]);

  return (
    <Arrow
      aria-hidden
      to={to}
      // Takes up space even when hidden, so that nothing shifts.
      visibility={isShown ? undefined : "hidden"}
      onPointerEnter={() => setScrolling(true)}
      onPointerLeave={() => setScrolling(false)}
    >
      <Icon name="arrow-right" size="icon.sm" transform={to === "top" ? "rotate(-90deg)" : "rotate(90deg)"} />
    </Arrow>
  );
}

function hasMore({ scrollTop, clientHeight, scrollHeight }: HTMLElement, to: ScrollArrowProps["to"]): boolean {
  return to === "top" ? scrollTop > 1 : scrollTop + clientHeight < scrollHeight - 1;
}

const Arrow = chakra("div", {
  base: {
    position: "sticky",
    display: "grid",
    placeContent: "center",
    height: "8",
    bg: "bg.raised",
  },
  variants: {
    to: {
      top: { top: "-2", marginBottom: "-8", borderBottomWidth: "thin" },
      bottom: { bottom: "-2", marginTop: "-8", borderTopWidth: "thin" },
    },
  },
});
