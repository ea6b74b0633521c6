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

/** Escapes text for an attribute or an element. Characters that XML doesn't allow become U+FFFD. */
export function escaped(text: string): string {
  return printable(text).replace(/[&<>"\t\n\r]/g, (character) => written[character] ?? character);
}

/** Returns an XML element. `contents` must already be markup. */
export function element(name: string, attributes: Record<string, string | number>, ...contents: string[]): string {
  const opening = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)];
  const inside = contents.filter((content) => content !== "");
  return inside.length > 0 ? `<${opening.join(" ")}>${inside.join("")}</${name}>` : `<${opening.join(" ")}/>`;
}
