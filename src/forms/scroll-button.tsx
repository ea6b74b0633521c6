import { chakra } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../drawings/icon.tsx";

/** Milliseconds between two steps, as in Radix Select, whose buttons these follow. */
const pace = 50;

interface ScrollButtonProps {
  list: RefObject<HTMLElement | null>;
  direction: "up" | "down";
}

/**
 * A button that scrolls a list by one option at a time while it is pressed or under the mouse. It covers the edge of
 * the list, but only if there are more options in that direction. Keys scroll the list without it.
 */
export function ScrollButton({ list, direction }: ScrollButtonProps) {
  const isNeeded = useHasMore(list, direction);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => {
    clearInterval(timer.current);
    timer.current = undefined;
  };
  const start = () => {
    timer.current ??= setInterval(() => {
      const step = list.current?.querySelector<HTMLElement>("[role=option]")?.offsetHeight ?? 0;
      if (list.current) list.current.scrollTop += direction === "up" ? -step : step;
    }, pace);
  };
  useEffect(() => {
    if (!isNeeded) stop();
    return stop;
  }, [isNeeded]);
  return (
    <chakra.div
      aria-hidden
      hidden={!isNeeded}
      onPointerDown={start}
      onPointerMove={({ pointerType }) => pointerType === "mouse" && start()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // The list keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      position="sticky"
      height="6"
      flexShrink="0"
      bg="bg.raised"
      textAlign="center"
      cursor="default"
      {...edges[direction]}
    >
      <Icon name="arrow-right" size="icon.sm" transform={turns[direction]} />
    </chakra.div>
  );
}

/**
 * Negative margins cancel the button's height, so that the options don't move when the button appears or disappears.
 */
const edges = {
  up: { top: "0", marginBottom: "-6" },
  down: { bottom: "0", marginTop: "-6" },
} as const;

const turns = { up: "[rotate(-90deg)]", down: "[rotate(90deg)]" } as const;

function useHasMore(list: RefObject<HTMLElement | null>, direction: "up" | "down"): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const own = list.current;
    if (!own) return;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = own;
      // On a zoomed page, positions can be fractions of pixels.
      setHasMore(direction === "up" ? scrollTop > 0 : Math.ceil(scrollTop) < scrollHeight - clientHeight);
    };
    measure();
    // The list's size changes when it opens, and when it shrinks to the space in the window.
    const resized = new ResizeObserver(measure);
    resized.observe(own);
    own.addEventListener("scroll", measure);
    return () => {
      resized.disconnect();
      own.removeEventListener("scroll", measure);
    };
  }, [list, direction]);
  return hasMore;
}
