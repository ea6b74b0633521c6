export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
}

/** An element, or text, which `writeXml` escapes. */
export type XmlNode = XmlElement | string;

export function xml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly XmlNode[]
): XmlElement {
  return { name, attributes, children };
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}\n`;
}

/** Serializes a node. For elements with content, the output is also valid HTML. */
export function writeXml(node: XmlNode): string {
  if (typeof node === "string") return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${inAttribute(value)}"`);
  const start = `<${node.name}${attributes.join("")}`;
  if (node.children.length === 0) return `${start}/>`;
  return `${start}>${node.children.map(writeXml).join("")}</${node.name}>`;
}

/** Escapes an attribute's value, including tabs and line breaks, which parsers would replace with spaces. */
function inAttribute(value: string): string {
  return escaped(value).replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Characters that XML forbids even when escaped, or discourages: control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
export const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  // Parsers replace a raw carriage return with a line feed.
  ["\r", "&#13;"],
]);

/**
 * Escapes text for XML and HTML: content of elements, and attributes in double quotes. Drops characters that XML
 * forbids or discourages.
 */
export function escaped(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"\r]/g, (sign) => escapes.get(sign) ?? sign);
}
