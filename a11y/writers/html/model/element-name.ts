import { attribute, type Element, elementsOf, parse } from "../../../../markup/html.ts";
import type { Picture } from "../../../audit.ts";
import { excerpt } from "../../../element.ts";
import type { Finding } from "../../../finding.ts";
import { shortened } from "./shortened.ts";

/** So many characters tell a name from others. */
const most = 60;

/** What has all words of the page’s part in it, and none of its own. */
const containers = ["html", "body", "main", "header", "footer", "nav", "section", "article", "aside", "form", "div"];

/**
 * What an element is called, e.g. `“Donate”`, or where it leads, e.g. `leads to /donate`, as far as its excerpt or its picture
 * has it; `null` where neither does, and where the finding’s line says it already.
 */
export function elementName(
  { element, message }: Pick<Finding, "element" | "message">,
  picture?: Picture,
): string | null {
  const [quoted] = elementsOf(parse(`<template>${excerpt(element.markup)}</template>`)).slice(templateDepth);
  if (!quoted) return null;
  const name = attributeName(quoted) ?? (containers.includes(quoted.tagName) ? undefined : wordsIn(picture));
  const said = `${message} ${shortened(element.selector)}`;
  if (name) return said.includes(name) ? null : `“${short(name)}”`;
  const address = attribute(quoted, "href");
  return address && !said.includes(address) ? `leads to ${short(address)}` : null;
}

/** Of `<html>`, `<head>` and the template, which lets an excerpt begin with a row or a cell. */
const templateDepth = 3;

/** A name that its own attributes give. */
function attributeName(element: Element): string | undefined {
  if (attribute(element, "aria-labelledby") !== undefined) return undefined;
  const names = ["aria-label", "alt", "title", "placeholder"].map((name) => attribute(element, name)?.trim());
  return names.find((name) => name !== undefined && name !== "");
}

/** The element’s words as its picture’s alternative quotes them. */
function wordsIn(picture?: Picture): string | undefined {
  const alternative = picture?.alternative ?? "";
  const start = alternative.indexOf("“");
  const end = alternative.indexOf("”, outlined,");
  return start >= 0 && end > start ? alternative.slice(start + 1, end) : undefined;
}

function short(words: string): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : words;
}
