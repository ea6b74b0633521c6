import { type ComponentType, Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { restoreWords } from "../translation/words.ts";
import type { SiteFormProps } from "./site-form-body.tsx";

/** Events that show that the visitor uses the page, and may use a form next. */
const signs = ["pointerdown", "click", "keydown", "focusin", "scroll"] as const;

/**
 * Resolves when a form may be needed: after any scroll, press or focus, or if a form is in the viewport. Until then
 * forms are plain HTML and load no code.
 */
function visitorIsNear(): Promise<void> {
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

export type { SiteFormProps };

/**
 * A form of the site. It is complete in the prerendered page and works as plain HTML. The code that validates, stores
 * and sends it in place loads once it may be needed. For checkboxes use `SiteFormWithBoxes`.
 */
export const SiteForm = whenWanted(async () => (await import("./site-form-body.tsx")).SiteFormBody);

export function whenWanted(load: () => Promise<ComponentType<SiteFormProps>>) {
  const Body = lazyWithRetry(async () => {
    // The development server re-renders the page, and shows its forms only after they load.
    if (import.meta.env.PROD && !import.meta.env.SSR) await visitorIsNear();
    const body = await load();
    if (import.meta.env.PROD && !import.meta.env.SSR) restoreForms();
    return body;
  });
  return (props: SiteFormProps) => (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}

/** Restores a translated form's original text until React has hydrated it. The form keeps the focus. */
function restoreForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]:not([novalidate], [hidden])")) {
    const giveBack = restoreWords(form);
    const takenOver = new MutationObserver(() => {
      takenOver.disconnect();
      giveBack();
    });
    takenOver.observe(form, { attributeFilter: ["novalidate"] });
  }
}
