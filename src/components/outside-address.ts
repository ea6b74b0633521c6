import type { notOpenYetPage } from "../../data/pages.ts";

const notOpenYet: (typeof notOpenYetPage)["path"] = "/not-open-yet";

/** True if the domain is below `.example`, which is reserved for samples (RFC 2606) and never resolves. */
export function isSample(address: string): boolean {
  return /^https:\/\/[^/]*\.example(\/|$)/.test(address);
}

/** Returns the id of the entry for a sample URL on the page about samples. The query doesn't matter. */
export function sampleId(address: string): string {
  const [page = ""] = address.slice("https://".length).split("?");
  return page;
}

/** Returns the address itself, or our own page about it if the address is a sample. */
export function outsideAddress(address: string): string {
  return isSample(address) ? `${notOpenYet}#${sampleId(address)}` : address;
}
