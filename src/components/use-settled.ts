import { useEffect, useState } from "react";

/**
 * Whether the page has come to life and what is drawn from now on gets its styles at once: one turn after hydration,
 * whose own styles are written then (see style-cache.ts). For what is large or printed, and would be seen without.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => {
      timer = setTimeout(() => setSettled(true));
    });
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
