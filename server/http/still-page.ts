import { attribute, type Document, type Element, elementsOf, parse, remove, setAttribute } from "../../markup/html.ts";
import { setPolicy } from "../../policy/page-policy.ts";

/**
 * A built page as plain HTML: without the scripts, which would draw the prerendered page over what the intake has
 * written into it; styled as where scripting is off, so that no control shows that needs them; and with nothing of it
 * left for them to render. Throws where the page has none of what is changed here: the build has changed, and this must
 * too.
 */
export function stillPage(html: string): Document {
  const page = parse(html);
  removeDeferredScripts(page);
  showAsWithoutScripts(page);
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

/** See prerender/finish-page.ts for the media and the class. */
function showAsWithoutScripts(page: Document): void {
  const elements = elementsOf(page);
  const style = elements.find(
    (element) => element.tagName === "style" && attribute(element, "media") === "(scripting: none)",
  );
  const root = elements.find(({ tagName }) => tagName === "html");
  if (!style || !root) throw missing("styles for '(scripting: none)'");
  setAttribute(style, "media", "all");
  setAttribute(root, "class", [attribute(root, "class"), "without-scripts"].filter(Boolean).join(" "));
}

function missing(what: string): Error {
  return new Error(`server/http/still-page: a built page has no ${what}; run 'npm run build' again, or change both`);
}
