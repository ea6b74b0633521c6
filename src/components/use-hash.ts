import { useEffect, useState } from "react";
import { useSettled } from "./use-settled.ts";

/** The fragment of the address with its `#`; empty while prerendering and until the page has come to life. */
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
