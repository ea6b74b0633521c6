import { printable } from "./printable.ts";

const written: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Text as it stands in an attribute or between tags; what XML has no way to write becomes U+FFFD. */
export function escaped(text: string): string {
  return printable(text).replace(/[&<>"\t\n\r]/g, (character) => written[character] ?? character);
}

/** An element of XML with what it contains, which is markup already. */
export function element(name: string, attributes: Record<string, string | number>, ...contents: string[]): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)];
  const inside = contents.filter((content) => content !== "");
  return inside.length > 0 ? `<${opening.join(" ")}>${inside.join("")}</${name}>` : `<${opening.join(" ")}/>`;
}
