import { contact } from "../../data/forms/contact.ts";
import { SiteForm } from "../forms/site-form.tsx";

export function ContactForm({ labelledBy }: { labelledBy: string }) {
  return <SiteForm name="contact" form={contact} labelledBy={labelledBy} />;
}
