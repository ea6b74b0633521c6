/** Signs that somebody uses the page, and may use a form of it next. */
const signs = ["pointerdown", "click", "keydown", "focusin", "scroll"] as const;

/**
 * Resolves when a form may be wanted: somebody has scrolled, pressed or focused anything, or a form is in sight. Until
 * then it is plain HTML, and nothing is loaded for it.
 */
export function visitorIsNear(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) return resolve();
    // The observer tells once the page is laid out. Asked sooner, how far it is scrolled would have it laid out at
    // once.
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
