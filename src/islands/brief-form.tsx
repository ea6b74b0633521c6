import type { BriefForm as BriefFormData } from "../../data/briefs/brief.ts";
import { hello, homesteadVisit, sponsor, volunteer } from "../../data/forms/brief-forms.ts";
import { contact } from "../../data/forms/contact.ts";
import { SiteForm } from "../forms/site-form.tsx";

const forms = {
  contact,
  hello,
  "homestead-visit": homesteadVisit,
  sponsor,
  volunteer,
} as const satisfies Record<BriefFormData["sends"]["form"], unknown>;

/** The form of a brief, which fills in a part of it. */
export function BriefForm({
  sends,
  button,
  labelledBy,
}: {
  sends: BriefFormData["sends"];
  button: string;
  labelledBy: string;
}) {
  const { form: name, ...ready } = sends;
  return <SiteForm name={name} form={forms[name]} labelledBy={labelledBy} button={button} {...ready} />;
}
