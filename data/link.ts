/** A way on: a page of this site, or an address elsewhere that opens in a new tab. */
export type Link = SiteLink | OutsideLink;

export interface SiteLink {
  label: string;
  /** Path on this site, with an optional `?query` or `#hash`. */
  to: string;
}

export interface OutsideLink {
  label: string;
  /** Absolute `https:` address. */
  href: string;
}
