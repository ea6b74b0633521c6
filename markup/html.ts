import { type DefaultTreeAdapterTypes, html, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse, serialize };

/** A copy that can be changed by itself: cheaper than parsing again what a server answers with. */
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

/** Every element below `node`, in the order of the document; what a `<template>` holds counts too. */
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

/** What `node` says, without its markup. */
export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Puts text in the place of everything in `element`. Serializing escapes it, except in scripts and styles. */
export function setText(element: Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}

/** An element that is nowhere yet. */
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

/** A `<template>` that is nowhere yet, with `elements` in it. */
export function createTemplate(elements: Element[]): Element {
  const content: DefaultTreeAdapterTypes.DocumentFragment = { nodeName: "#document-fragment", childNodes: [] };
  append(content, ...elements);
  return Object.assign(createElement("template"), { content });
}

/** Makes `elements` the last children of `parent`, taking them from where they were. */
export function append(parent: ParentNode, ...elements: Element[]): void {
  for (const element of elements) {
    remove(element);
    element.parentNode = parent;
    parent.childNodes.push(element);
  }
}

/** Puts `element` right behind `sibling`. */
export function insertAfter(sibling: Element, element: Element): void {
  remove(element);
  element.parentNode = sibling.parentNode;
  element.parentNode?.childNodes.splice(element.parentNode.childNodes.indexOf(sibling) + 1, 0, element);
}

/** Takes an element out of the document. */
export function remove(element: Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element);
  element.parentNode = null;
}
