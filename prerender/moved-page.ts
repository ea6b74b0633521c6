import { escaped } from "@kindred-ground/markup/xml.ts";
import { parse, serialize } from "../common/html.ts";
import { setPolicy } from "../common/page-policy.ts";
import { site } from "../data/site.ts";

/** Returns the HTML of a page that links to the new address, for hosts that don't redirect. */
export function movedPage(to: string): string {
  const href = escaped(to);
  const page = parse(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
    <title>This page has moved | ${escaped(site.name)}</title>
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}">
    <link rel="canonical" href="${escaped(site.origin)}${href}"></head>
    <body><main><h1>This page has moved</h1><p><a href="${href}">Go to its present address</a></p></main></body></html>`);
  setPolicy(page);
  return serialize(page);
}
