import { type ComponentType, Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import { restoreWords } from "../translation/words.ts";
import type { SiteFormProps } from "./site-form-body.tsx";
import { visitorIsNear } from "./visitor-is-near.ts";

export type { SiteFormProps };

/**
 * A form of the site. It is whole in the prerendered page and works as plain HTML; what checks, keeps and sends it in
 * place is loaded once it may be wanted. One with boxes to tick is `SiteFormWithBoxes`.
 */
export const SiteForm = whenWanted(async () => (await import("./site-form-body.tsx")).SiteFormBody);

export function whenWanted(load: () => Promise<ComponentType<SiteFormProps>>) {
  const Body = lazyWithRetry(async () => {
    // The development server draws the page anew, and its forms only when they are loaded.
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

/** Has a form that the browser has translated say its own words until React has taken it over, and keep the focus. */
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
