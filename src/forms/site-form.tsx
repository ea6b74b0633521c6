import { Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { restoreWords } from "../translation/words.ts";
import type { SiteFormProps } from "./site-form-body.tsx";

export type { SiteFormProps };

const Body = lazyWithRetry(async () => {
  // The development server re-renders the page, and shows its forms only after they load.
  const isHydrating = import.meta.env.PROD && !import.meta.env.SSR;
  if (isHydrating) await visitorIsNear();
  const { SiteFormBody } = await import("./site-form-body.tsx");
  if (isHydrating) restoreForms();
  return SiteFormBody;
});

/**
 * A form of the site. It is complete in the prerendered page and works as plain HTML. The code that validates, stores
 * and sends it in place loads once it may be needed.
 */
export function SiteForm(props: SiteFormProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}

/** Events that show that the visitor uses the page, and may use a form next. */
const signs = ["pointerdown", "click", "keydown", "focusin", "scroll"] as const;

/**
 * Resolves when a form may be needed: after any scroll, press or focus, or if a form is in the viewport. Until then
 * forms are plain HTML and load no code.
 */
function visitorIsNear(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement !== document.body) return resolve();
    // Reading the scroll position would force a layout. The observer has measured the page already.
    const page = document.documentElement;
    const observer = new IntersectionObserver((entries) => {
      const isNear = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
        target === page ? boundingClientRect.top < 0 : isIntersecting;
      if (entries.some(isNear)) finish();
    });
    observer.observe(page);
    const finish = () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, finish, true);
      resolve();
    };
    for (const form of document.querySelectorAll("form[method=post]")) observer.observe(form);
    for (const sign of signs) addEventListener(sign, finish, { capture: true, passive: true });
  });
}

/** Restores a translated form's original text until React has hydrated it. The form keeps the focus. */
function restoreForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]:not([novalidate], [hidden])")) {
    const showTranslation = restoreWords(form);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      showTranslation();
    });
    observer.observe(form, { attributeFilter: ["novalidate"] });
  }
}
