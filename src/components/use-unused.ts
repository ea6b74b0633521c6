import { type RefObject, useEffect, useState } from "react";

/**
 * True from when scripts are there and nobody is on the element. What takes its place sooner would lose a press that has
 * begun on it, or the focus.
 */
export function useUnused(element: RefObject<HTMLElement | null>): boolean {
  const [isUnused, setUnused] = useState(false);
  useEffect(() => {
    const own = element.current;
    const stop = new AbortController();
    const look = () => {
      if (own?.matches(":hover, :active, :focus")) return;
      stop.abort();
      setUnused(true);
    };
    for (const end of ["pointerleave", "blur"]) own?.addEventListener(end, look, { signal: stop.signal });
    look();
    return () => stop.abort();
  }, [element]);
  return isUnused;
}
