import { attribute, type Document, type Element, elementsOf, parse, remove, setAttribute } from "../../markup/html.ts";
import { setPolicy } from "../../policy/page-policy.ts";

/**
 * Returns a built page as plain HTML: without the framework's scripts, which would render the prerendered page over what
 * the intake has written into it, and styled as where scripting is off. Throws if the page lacks what is changed here.
 */
export function stillPage(html: string): Document {
  const page = parse(html);
  removeDeferredScripts(page);
  keepAsWithoutScripts(page);
  setPolicy(page);
  return page;
}

/** The build leaves a `<template>` with the scripts, and their loader behind it, at the end of the body. */
function removeDeferredScripts(page: Document): void {
  const body = elementsOf(page).find(({ tagName }) => tagName === "body");
  const [template, loader] = (body?.childNodes ?? []).filter((child): child is Element => "tagName" in child).slice(-2);
  if (template?.tagName !== "template" || loader?.tagName !== "script") throw missing("deferred scripts at its end");
  remove(template);
  remove(loader);
}

/** Makes the first script leave the styles for pages without scripts on (src/layout/first-script.tsx). */
function keepAsWithoutScripts(page: Document): void {
  const elements = elementsOf(page);
  const style = elements.find((element) => element.tagName === "style" && attribute(element, "media") === "all");
  const root = elements.find(({ tagName }) => tagName === "html");
  if (!style || !root) throw missing("styles for pages without scripts");
  setAttribute(root, "class", [attribute(root, "class"), "without-scripts"].filter(Boolean).join(" "));
}

function missing(what: string): Error {
  return new Error(`server/http/still-page: a built page has no ${what}; run 'npm run build' again, or change both`);
}
