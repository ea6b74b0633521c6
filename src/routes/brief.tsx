import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router-dom";
import type { BriefForm } from "../../data/briefs/brief.ts";
import { briefAt } from "../../data/briefs.ts";
import { enrolmentInquiry, familyVisit, homesteadVisit, sponsor, volunteer } from "../../data/forms/brief-forms.ts";
import { contact } from "../../data/forms/contact.ts";
import { branches, site } from "../../data/site.ts";
import { SiteForm } from "../forms/site-form.tsx";
import { headTags } from "../layout/page-meta.ts";
import { BriefPage } from "../sections/briefs/brief-page.tsx";
import { briefFormTitleId } from "../sections/briefs/brief-parts.tsx";

const forms = {
  contact,
  "enrolment-inquiry": enrolmentInquiry,
  "family-visit": familyVisit,
  "homestead-visit": homesteadVisit,
  sponsor,
  volunteer,
} as const satisfies Record<BriefForm["sends"]["form"], unknown>;

/** Runs at build time, so that each brief reaches only its own page. */
export function loader({ url }: LoaderFunctionArgs) {
  return briefAt(url.pathname);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headTags(loaderData) : [];
}

export default function BriefRoute() {
  const brief = useLoaderData<typeof loader>();
  const branch = branches.find(({ key }) => key === brief.branch);
  const look = { palette: branch?.palette ?? "clay", name: branch?.name ?? site.name } as const;
  const { action, sends } = brief.form;
  const { form: name, ...ready } = sends;
  const form = <SiteForm name={name} form={forms[name]} labelledBy={briefFormTitleId} button={action} {...ready} />;
  return <BriefPage brief={brief} branchStyle={look} form={form} />;
}
