import { useEffect, useState } from "react";

/** The fragment of the address with its `#`; empty while prerendering and until the page has come to life. */
export function useHash(): string {
  const [hash, setHash] = useState("");
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    let timer = setTimeout(() => {
      // One turn later: what is drawn while the page comes to life gets its styles afterwards (see style-cache.ts), and
      // a pack must not be printed without them.
      timer = setTimeout(read);
    });
    addEventListener("hashchange", read);
    return () => {
      clearTimeout(timer);
      removeEventListener("hashchange", read);
    };
  }, []);
  return hash;
}
