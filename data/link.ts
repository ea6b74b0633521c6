import type { link, outsideLink, siteLink } from "./checks/links.ts";
import type { Entry } from "./checks/rules.ts";
import type { Inquiry } from "./forms/contact.ts";

export type Link = Entry<typeof link>;

export type SiteLink = Entry<typeof siteLink>;

export type OutsideLink = Entry<typeof outsideLink>;

/** True if the domain is below `.example`, which is reserved for samples (RFC 2606) and never resolves. */
export function isSample(address: string): boolean {
  return /^https:\/\/[^/]*\.example(\/|$)/.test(address);
}

/** Returns a link to another site, or to a page of this site while the address is a sample. */
export function linkOutside(label: string, address: string, meanwhile: SiteLink["to"]): Link {
  return isSample(address) ? { label, to: meanwhile } : { label, href: address };
}

interface Filled {
  inquiry: Inquiry;
  subject: string;
  message: string;
}

/** Returns the address of the contact form with these fields filled in. */
export function contactFormWith({ inquiry, subject, message }: Filled): string {
  return `/contact?${new URLSearchParams({ inquiry, subject, message })}#form`;
}
