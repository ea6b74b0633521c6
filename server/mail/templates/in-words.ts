import { typedText } from "./plain.ts";

/** "accessNeeds" and "access-needs" as "Access needs". */
export function inWords(name: string): string {
  const words = typedText(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
