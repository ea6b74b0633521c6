import type { inquiry } from "./forms/contact.ts";

interface Filled {
  inquiry: (typeof inquiry)["choices"][number]["value"];
  subject: string;
  message: string;
}

/** Returns the address of the contact form with these fields filled in. */
export function contactFormWith({ inquiry, subject, message }: Filled): string {
  return `/contact?${new URLSearchParams({ inquiry, subject, message })}#form`;
}
