import { useEffect, useState } from "react";

/**
 * Whether the theme’s sheet has come, or will not. Until then only what was prerendered has its colors and sizes: what
 * the address alone has scripts draw anew waits for it.
 */
export function useThemeSheet(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
    if (!link || link.sheet) return setSettled(true);
    const stop = new AbortController();
    for (const outcome of ["load", "error"])
      link.addEventListener(outcome, () => setSettled(true), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isSettled;
}
