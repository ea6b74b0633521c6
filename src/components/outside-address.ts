import type { notOpenYetPage } from "../../data/pages.ts";

const notOpenYet: (typeof notOpenYetPage)["path"] = "/not-open-yet";

/** Names below `.example` are kept free for samples (RFC 2606): a browser that follows one finds nothing. */
export function isSample(address: string): boolean {
  return /^https:\/\/[^/]*\.example(\/|$)/.test(address);
}

/** Id of what the page for samples says of an address, whatever is asked of it. */
export function sampleId(address: string): string {
  const [page = ""] = address.slice("https://".length).split("?");
  return page;
}

/** Where a link to another site leads: there, or, as long as its address is a sample, to what we say of it ourselves. */
export function outsideAddress(address: string): string {
  return isSample(address) ? `${notOpenYet}#${sampleId(address)}` : address;
}
