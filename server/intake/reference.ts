import { randomInt } from "node:crypto";

/** Without what is mistaken for something else when read aloud or copied by hand: 0 O, 1 I L, U V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const length = 8;

const pattern = new RegExp(`^KG-[${alphabet}]{${length}}$`);

/** What people quote: one of 5 * 10^11. */
export function newReference(): string {
  return `KG-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

export function isReference(text: string): boolean {
  return pattern.test(text);
}
