import { typedText } from "./plain.ts";

/** Turns "accessNeeds" and "access-needs" into "Access needs". */
export function inWords(name: string): string {
  const words = typedText(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
