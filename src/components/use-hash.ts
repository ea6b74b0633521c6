import { useEffect, useState } from "react";
import { useSettled } from "./use-settled.ts";

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
