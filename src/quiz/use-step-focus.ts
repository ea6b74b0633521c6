import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Id of the heading of the landing; each other step's heading has the step's own. */
const landing = "quiz-title";

/**
 * Takes scroll and focus to the heading of the step that the address goes to. A page that opens with a step in its
 * address is treated as a browser treats a fragment, whose target does not exist yet.
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
    // The step is loaded or scored first.
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

/** False if the step is not there yet. */
function goTo(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
  return true;
}
