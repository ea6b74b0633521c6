/** Events that show that the visitor uses the page, and may use a form next. */
const signs = ["pointerdown", "click", "keydown", "focusin", "scroll"] as const;

/**
 * Resolves when a form may be needed: after any scroll, press or focus, or if a form is in the viewport. Until then
 * forms are plain HTML and load no code.
 */
export function visitorIsNear(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) return resolve();
    // The observer calls back after layout. Reading the scroll position sooner would force a layout.
    const seen = new IntersectionObserver((entries) => {
      if (window.scrollY > 0 || entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    const come = () => {
      seen.disconnect();
      for (const sign of signs) removeEventListener(sign, come, true);
      resolve();
    };
    for (const form of document.querySelectorAll("form[method=post]")) seen.observe(form);
    for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true });
  });
}
