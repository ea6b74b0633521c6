import type { BriefForm as BriefFormData } from "../../data/briefs/brief.ts";
import { contact } from "../../data/forms/contact.ts";
import { hello } from "../../data/forms/hello.ts";
import { SiteForm } from "../forms/site-form.tsx";

const forms = { contact, hello } as const satisfies Record<BriefFormData["sends"]["form"], unknown>;

/** The form of a brief. The brief's data fills in some of its fields. */
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
