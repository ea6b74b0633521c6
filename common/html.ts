import { type DefaultTreeAdapterTypes, html, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse, serialize };

/** Returns an independent copy of a document. Copying is cheaper than parsing the HTML again for each response. */
export function copyOf(document: Document): Document {
  return withCopies({ ...document }, document);
}

function withCopies<Parent extends ParentNode>(copy: Parent, { childNodes }: ParentNode): Parent {
  copy.childNodes = childNodes.map((child) => {
    if (!("tagName" in child)) return { ...child, parentNode: copy };
    const element = { ...child, attrs: child.attrs.map((each) => ({ ...each })), parentNode: copy };
    if ("content" in element) element.content = withCopies({ ...element.content }, element.content);
    return withCopies(element, child);
  });
  return copy;
}

/** Returns every element below `node` in document order, including the contents of each `<template>`. */
export function elementsOf(node: Node): Element[] {
  return childrenOf(node).flatMap((child) => [...("tagName" in child ? [child] : []), ...elementsOf(child)]);
}

function childrenOf(node: Node) {
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}

export function findById(node: Node, id: string): Element | undefined {
  return elementsOf(node).find((element) => attribute(element, "id") === id);
}

export function attribute({ attrs }: Pick<Element, "attrs">, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const there = element.attrs.find((each) => each.name === name);
  if (there) there.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Replaces the content of `element` with text. Serializing escapes it, except in scripts and styles. */
export function setText(element: Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}

export function createElement(tagName: string, attrs: Readonly<Record<string, string>> = {}, text = ""): Element {
  const element: Element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attrs).map(([name, value]) => ({ name, value })),
    namespaceURI: html.NS.HTML,
    childNodes: [],
    parentNode: null,
  };
  if (text !== "") setText(element, text);
  return element;
}

export function createTemplate(elements: Element[]): Element {
  const content: DefaultTreeAdapterTypes.DocumentFragment = { nodeName: "#document-fragment", childNodes: [] };
  append(content, ...elements);
  return Object.assign(createElement("template"), { content });
}

/** Moves `elements` to the end of `parent`. */
export function append(parent: ParentNode, ...elements: Element[]): void {
  for (const element of elements) {
    remove(element);
    element.parentNode = parent;
    parent.childNodes.push(element);
  }
}

/** Moves `element` directly after `sibling`. */
export function insertAfter(sibling: Element, element: Element): void {
  remove(element);
  element.parentNode = sibling.parentNode;
  element.parentNode?.childNodes.splice(element.parentNode.childNodes.indexOf(sibling) + 1, 0, element);
}

export function remove(element: Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element);
  element.parentNode = null;
}
