import { Suspense } from "react";
import { lazyWithRetry } from "../components/lazy-with-retry.ts";
import type { SiteFormProps } from "./site-form-body.tsx";
import { visitorIsNear } from "./visitor-is-near.ts";

const Body = lazyWithRetry(async () => {
  await wanted();
  return (await import("./site-form-body.tsx")).SiteFormBody;
});

const BodyWithBoxes = lazyWithRetry(async () => {
  await wanted();
  return (await import("./site-form-with-boxes.tsx")).SiteFormWithBoxes;
});

/** The development server draws the page anew, and its forms only when they are loaded. */
async function wanted() {
  if (import.meta.env.PROD && !import.meta.env.SSR) await visitorIsNear();
}

export type { SiteFormProps };

/**
 * A form of the site. It is whole in the prerendered page and works as plain HTML; what checks, keeps and sends it in
 * place is loaded once it may be wanted.
 */
export function SiteForm(props: SiteFormProps) {
  const hasBoxes = props.form.fields.some(({ kind }) => kind === "consent" || kind === "choices");
  return <Suspense>{hasBoxes ? <BodyWithBoxes {...props} /> : <Body {...props} />}</Suspense>;
}
