import { randomInt } from "node:crypto";

/** Characters of a reference. Excludes those that people confuse when reading aloud or copying: 0 O, 1 I L, U V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const length = 8;
const lead = "KG-";

/** Returns a random reference that people can quote: one of 5 * 10^11. */
export function newReference(): string {
  return `${lead}${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

export function isReference(text: string): boolean {
  const code = text.slice(lead.length);
  return text.startsWith(lead) && code.length === length && [...code].every((one) => alphabet.includes(one));
}
