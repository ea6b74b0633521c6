import { attribute, type Element, elementsOf, parse } from "../../../../markup/html.ts";
import type { Finding, Picture } from "../../../audit.ts";
import { excerpt } from "../../../checks/page-elements.ts";
import { shortened } from "./shortened.ts";

/** Maximum length in characters. */
const most = 60;

/** Tags whose text is that of all their content. */
const containers = ["html", "body", "main", "header", "footer", "nav", "section", "article", "aside", "form", "div"];

/**
 * Returns the element's name, e.g. `“Donate”`, or its target, e.g. `leads to /donate`. Uses the excerpt and the
 * picture's alternative text.
 *
 * Returns `null` if both are unknown or the finding's title already contains them.
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

/**
 * Skips `<html>`, `<head>` and the template. Without the template, the parser would drop an excerpt of a table row or
 * cell.
 */
const templateDepth = 3;

function attributeName(element: Element): string | undefined {
  if (attribute(element, "aria-labelledby") !== undefined) return undefined;
  const names = ["aria-label", "alt", "title", "placeholder"].map((name) => attribute(element, name)?.trim());
  return names.find((name) => name !== undefined && name !== "");
}

/** Extracts the element's text from the picture's alternative text. */
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
