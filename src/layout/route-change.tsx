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
    const target = targetOf(hash);
    const heading = pathname === from ? null : document.querySelector("h1");
    const destination = target ?? heading;
    if (destination) focusOn(destination);
    if (pathname !== from) setSpoken(document.title);
    return hash && !target ? whenDrawn(hash) : undefined;
  }, [key, pathname, hash]);

  return <Announce message={spoken} />;
}

function targetOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(plain(hash.slice(1))) : null;
}

/**
 * Goes to a target that is drawn later than its address, unless the visitor has gone elsewhere; gives the end of
 * waiting.
 */
function whenDrawn(hash: string): () => void {
  const before = document.activeElement;
  const watch = new MutationObserver(() => {
    const target = targetOf(hash);
    if (!target) return;
    watch.disconnect();
    if (![before, document.body].includes(document.activeElement)) return;
    target.scrollIntoView();
    focusOn(target);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
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
