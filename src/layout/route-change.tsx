import { useEffect, useRef, useState } from "react";
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router-dom";
import { Announce } from "../components/announce.tsx";

/**
 * What a full page load does by itself and a client-side route change leaves out: the page scrolls to its top or to
 * where it was left, the focus goes to the new page’s heading or to the target of the address’s hash, and the new title
 * is spoken. The first page is left alone, and so is a change of nothing but the query (a filter).
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  // The hook inside the framework’s <ScrollRestoration>, without the script that it adds to every page.
  useScrollRestoration();
  const previous = useRef({ pathname, key });
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    const { pathname: from, key: last } = previous.current;
    previous.current = { pathname, key };
    if (key === last) return;
    const target = hash ? document.getElementById(plain(hash.slice(1))) : null;
    const heading = pathname === from ? null : document.querySelector("h1");
    const destination = target ?? heading;
    if (destination) focusOn(destination);
    if (pathname !== from) setSpoken(document.title);
  }, [key, pathname, hash]);

  return <Announce message={spoken} />;
}

/** A hash as it was written; one that is no valid encoding stands for itself. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Focuses what is not focusable by itself, without scrolling: the page has been placed already. */
function focusOn(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
