import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

export { parse, serialize };

/** Every element below `node`, in the order of the document; not what a `<template>` holds. */
export function elementsOf(node: Node): Element[] {
  return ("childNodes" in node ? node.childNodes : []).flatMap((child) => [
    ...("tagName" in child ? [child] : []),
    ...elementsOf(child),
  ]);
}

export function findById(node: Node, id: string): Element | undefined {
  return elementsOf(node).find((element) => attribute(element, "id") === id);
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

/** What `node` says, without its markup. */
export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Puts text in the place of everything in `element`. Serializing escapes it, except where HTML has raw text. */
export function setText(element: Element, value: string): void {
  element.childNodes = [{ nodeName: "#text", value, parentNode: element }];
}

/** Takes `element` out of its document. */
export function remove(element: Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element);
}

/** A new last child of `parent`. */
export function append(parent: Element, tagName: string, attrs: Readonly<Record<string, string>>): Element {
  const element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attrs).map(([name, value]) => ({ name, value })),
    namespaceURI: parent.namespaceURI,
    childNodes: [],
    parentNode: parent,
  } satisfies Element;
  parent.childNodes.push(element);
  return element;
}
