import { useEffect, useState } from "react";

/**
 * True once the theme's stylesheet has loaded or failed. Until then only prerendered content has its colors and sizes.
 * Content that depends on the URL, and is rendered by scripts, waits for it.
 */
export function useThemeStylesheet(): boolean {
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
