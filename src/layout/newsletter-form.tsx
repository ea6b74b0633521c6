import { newsletter } from "../../data/forms/newsletter.ts";
import { track } from "../analytics/track.ts";
import { SiteForm, type SiteFormProps } from "../forms/site-form.tsx";

export function NewsletterForm(props: Pick<SiteFormProps, "id" | "labelledBy" | "isBrief">) {
  return (
    <SiteForm
      name="newsletter"
      form={newsletter}
      isSiteWide
      onSent={() => track("email_captured", { source: "newsletter" })}
      {...props}
    />
  );
}
