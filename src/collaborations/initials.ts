/** Returns the first letters of a name's first two words, without a leading article: "The Lantern Room" is "LR". */
export function initials(name: string): string {
  return name
    .replace(/^(The|A|An) /, "")
    .split(" ")
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("");
}
