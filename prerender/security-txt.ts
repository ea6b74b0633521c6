import { contact, site } from "../data/site.ts";

/** One day less than a year, because RFC 9116 advises against later dates. */
const daysValid = 364;

/** Returns security.txt as in RFC 9116. Every build renews the expiry date. */
export function securityTxt(path: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  return [
    `Contact: mailto:${contact.email}`,
    `Contact: ${site.origin}/contact?inquiry=technical`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/${path}`,
    `Policy: ${site.origin}/terms#site`,
    "",
  ].join("\n");
}
