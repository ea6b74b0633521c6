import { type ComponentType, Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { restoreWords } from "../translation/words.ts";
import type { SiteFormProps } from "./site-form-body.tsx";
import { visitorIsNear } from "./visitor-is-near.ts";

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
