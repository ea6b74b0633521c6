import { contact, site } from "../data/site.ts";

/** A day less than a year: RFC 9116 advises against dates further ahead. */
const daysValid = 364;

/** Where to report a weakness of the site, as RFC 9116 has it. Every build sets its end anew. */
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
