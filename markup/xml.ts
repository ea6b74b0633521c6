/** An element of XML as plain data. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}

/** An element, or text as it is meant: writing escapes it. */
export type XmlNode = XmlElement | string;

export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly XmlNode[]
): XmlElement {
  return { name, attributes, children };
}

/** A whole document with this root. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}\n`;
}

/** A node as it stands in a document. Elements with content are the same in HTML. */
export function writeXml(node: XmlNode): string {
  if (typeof node === "string") return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${node.name}${attributes.join("")}`;
  if (node.children.length === 0) return `${start}/>`;
  return `${start}>${node.children.map(writeXml).join("")}</${node.name}>`;
}

/** What no document may hold, even escaped: control characters, halves of surrogate pairs, non-characters. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

function escaped(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign);
}
