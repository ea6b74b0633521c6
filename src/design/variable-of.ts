/** Returns a token's custom property as Chakra names it: "--k-font-sizes-h1" for fontSizes and "h1". */
export function variableOf(category: string, name: string): string {
  return `--k-${dashed(category)}-${name.split(".").map(dashed).join("-")}`;
}

function dashed(word: string): string {
  return [...word].map((letter) => (letter >= "A" && letter <= "Z" ? `-${letter.toLowerCase()}` : letter)).join("");
}
