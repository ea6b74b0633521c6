/** The contents of the bands that a visitor first sees by scrolling; what scripts draw (`css-…`) is never deferred. */
export const deferredBands =
  "main section~section>:is(div,ol):not([class^=css-]),main section~section section>div,footer>div";

/**
 * What lies below the fold is rendered only when the page has hydrated (see prerender/finish-page.ts), except where the
 * browser has to know every height at once: to scroll to a target or to where the visitor was. For the first script,
 * whose `c` are the classes of the document.
 */
export const deferRendering = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")c.add("deferred")`;

/** Renders the bands one by one, each when the browser is idle, so that none makes the visitor wait. */
export function renderBands(): void {
  const renderNext = () => {
    const band = document.querySelector<HTMLElement>(`.deferred :is(${deferredBands}):not([style*=content-vis])`);
    if (!band) return document.documentElement.classList.remove("deferred");
    band.style.contentVisibility = "visible";
    renderBands();
  };
  // Safari has no idle callbacks yet.
  if ("requestIdleCallback" in window) requestIdleCallback(renderNext, { timeout: 2000 });
  else setTimeout(renderNext);
}
