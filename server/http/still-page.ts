import { compile, DECLARATION, MEDIA, middleware, type Element as Rule, serialize as sheetOf, stringify } from "stylis";
import { pagePolicy } from "../../delivery/policy.ts";
import {
  attribute,
  type Document,
  elementsOf,
  parse,
  remove,
  serialize,
  setAttribute,
  setText,
  textOf,
} from "./html.ts";

const withoutScripts = /\(scripting:\s*none\)/;

/**
 * A built page as plain HTML: without the scripts, which would draw the prerendered page over what the intake has
 * written into it; styled as where scripting is off, so that no control shows that needs them; and with every band
 * rendered, since no script is left to do it. Throws where the page has none of what is changed: the build has changed,
 * and this must too.
 */
export function stillPage(html: string): string {
  const document = parse(html);
  removeHeldScripts(document);
  restyle(document);
  // The policy names the styles by their hashes, so it is made from the page that has them.
  setAttribute(policyOf(document), "content", pagePolicy(serialize(document)));
  return serialize(document);
}

/** The build ends the body with the framework’s scripts, held back in a `<template>`, and their loader. */
function removeHeldScripts(document: Document): void {
  const body = elementsOf(document).find(({ tagName }) => tagName === "body");
  const [template, loader] = (body?.childNodes ?? []).filter((child) => "tagName" in child).slice(-2);
  if (template?.tagName !== "template" || loader?.tagName !== "script") throw lost("held scripts at its end");
  remove(template);
  remove(loader);
}

function restyle(document: Document): void {
  const changed = { scripting: 0, deferred: 0 };
  const asStill = (rule: Rule) => {
    if (rule.type === MEDIA && withoutScripts.test(rule.value)) {
      rule.value = rule.value.replace(withoutScripts, "all");
      changed.scripting++;
    }
    if (rule.type === DECLARATION && rule.props === "content-visibility") {
      rule.value = "content-visibility:visible;";
      changed.deferred++;
    }
  };
  for (const style of elementsOf(document).filter(({ tagName }) => tagName === "style")) {
    if (withoutScripts.test(attribute(style, "media") ?? "")) {
      setAttribute(style, "media", "all");
      changed.scripting++;
    }
    setText(style, sheetOf(compile(textOf(style)), middleware([asStill, stringify])));
  }
  if (changed.scripting === 0) throw lost("styles for '(scripting: none)'");
  if (changed.deferred === 0) throw lost("styles with 'content-visibility'");
}

function policyOf(document: Document) {
  const policy = elementsOf(document).find((each) => attribute(each, "http-equiv") === "Content-Security-Policy");
  if (!policy) throw lost("policy in a <meta>");
  return policy;
}

function lost(what: string): Error {
  return new Error(`server/http/still-page: a built page has no ${what}; build the site again, or change this with it`);
}
