import { useEffect, useRef, useState } from "react";
import {
  NavigationType,
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router-dom";
import { Announce } from "../components/announce.tsx";

/**
 * What a full page load does by itself and a client-side route change leaves out: the page scrolls to its top or to
 * where it was left, the focus goes to the new page’s heading, to the target of the address’s hash or to where it was left,
 * and the new title is spoken. The first page is left alone, and so is a change of nothing but the query (a filter).
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  // The hook inside the framework’s <ScrollRestoration>, without the script that it adds to every page.
  useScrollRestoration();
  const isBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef({ pathname, key });
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    const { pathname: from, key: last } = previous.current;
    previous.current = { pathname, key };
    if (key === last) return;
    const target = targetOf(hash);
    const isElsewhere = pathname !== from;
    const place = isElsewhere ? ((isBack ? leftAt(from) : undefined) ?? document.querySelector("h1")) : undefined;
    const destination = target ?? place;
    if (destination) focusOn(destination);
    if (isElsewhere) setSpoken(document.title);
    return hash && !target ? whenDrawn(hash) : undefined;
  }, [key, pathname, hash, isBack]);

  return <Announce message={spoken} />;
}

/**
 * Where the focus was on a page that is scrolled back to: on the link to the page `from` which the visitor returns, or else
 * near what they see. Undefined where the page’s heading is in sight.
 */
function leftAt(from: string): HTMLElement | undefined {
  // Not under the bar at the top.
  const bar = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  const inSight = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, a)")].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= bar && bottom <= innerHeight;
  });
  if (inSight.some(({ tagName }) => tagName === "H1")) return;
  return inSight.find((element) => element instanceof HTMLAnchorElement && element.pathname === from) ?? inSight[0];
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
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
