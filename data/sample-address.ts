import type { Link, SiteLink } from "./link.ts";

/** True if the domain is below `.example`, which is reserved for samples (RFC 2606) and never resolves. */
export function isSample(address: string): boolean {
  return /^https:\/\/[^/]*\.example(\/|$)/.test(address);
}

/** Returns a link to another site, or to a page of this site as long as the address is a sample. */
export function linkOutside(label: string, address: string, meanwhile: SiteLink["to"]): Link {
  return isSample(address) ? { label, to: meanwhile } : { label, href: address };
}
