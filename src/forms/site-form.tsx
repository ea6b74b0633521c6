import { Suspense } from "react";
import { patientLazy } from "../components/patient-lazy.ts";
import type { SiteFormProps } from "./site-form-body.tsx";

const Body = patientLazy(async () => (await import("./site-form-body.tsx")).SiteFormBody);

/**
 * A form of the site. It is whole in the prerendered page and works as plain HTML; what checks, keeps and sends it in place
 * is loaded after everything else has come to life.
 */
export function SiteForm(props: SiteFormProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
