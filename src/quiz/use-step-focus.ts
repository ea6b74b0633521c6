import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Id of the landing page's heading. The other steps' headings have the step as their id. */
const landing = "quiz-title";

/**
 * Moves scroll position and focus to the heading of the URL's step. A page that opens with a step does what a browser
 * does for a fragment, because the step's heading doesn't exist yet.
 */
export function useStepFocus(): void {
  const { hash } = useLocation();
  const last = useRef("");
  const isFirst = useRef(true);
  useEffect(() => {
    const isHydration = isFirst.current;
    isFirst.current = false;
    if (hash === last.current) return;
    last.current = hash;
    // The browser has gone to the first question already, or the visitor has skipped to the content.
    if (isHydration && (isShownAsTarget() || document.activeElement?.id === "content")) return;
    const id = hash.slice(1) || landing;
    if (goTo(id)) return;
    // The step must load or be scored first.
    const before = document.activeElement;
    const watch = new MutationObserver(() => {
      const hasMoved = ![before, document.body].includes(document.activeElement);
      if (hasMoved || goTo(id)) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hash]);
}

function isShownAsTarget(): boolean {
  const target = document.querySelector(":target");
  return Boolean(target?.closest("[data-question]") && target.getClientRects().length > 0);
}

function goTo(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
  return true;
}
