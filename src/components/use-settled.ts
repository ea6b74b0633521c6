import { useEffect, useState } from "react";

/**
 * True once the page has hydrated and new content gets its styles immediately. That is one task after hydration, which
 * writes its own styles (see style-cache.ts). For large or printed content, which would flash unstyled.
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

/** Returns the URL's fragment with its `#`. It is empty during prerendering and until the page has settled. */
export function useHash(): string {
  const isSettled = useSettled();
  const [hash, setHash] = useState("");
  useEffect(() => {
    if (!isSettled) return;
    const read = () => setHash(window.location.hash);
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [isSettled]);
  return hash;
}
