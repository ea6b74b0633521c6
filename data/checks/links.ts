import { lazy } from "yup";
import { atHost, entry, matching, text } from "./rules.ts";

/**
 * Path on this site, with an optional `?query` or `#hash`, or only a `#hash`. Checks of the built pages verify that the
 * target exists.
 */
export const siteAddress = matching(
  /^(\/(?!\/)|#)\S*$/,
  "is not a link",
  "begin with '/' for a page of this site, or write the field 'href'",
);

export const siteLink = entry({ label: text, to: siteAddress });

export const outsideLink = entry({
  label: text,
  /** Absolute `https:` address, email link or phone link. */
  href: matching(
    /^(https:\/\/|mailto:|tel:)\S+$/,
    "is not a link",
    "begin with https://, or write 'to' for a page of this site",
  ).test(atHost),
});

/** A page of this site, a web address that opens in a new tab, or an email or phone link. */
export const link = lazy((value) => (value?.href === undefined ? siteLink : outsideLink));
