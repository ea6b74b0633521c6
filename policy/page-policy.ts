import { createHash } from "node:crypto";
import {
  attribute,
  createElement,
  type Document,
  type Element,
  elementsOf,
  insertAfter,
  remove,
  textOf,
} from "../markup/html.ts";

/** Emotion adds its runtime styles through an empty `<style>` element; without this hash they would vanish silently. */
const emptyStyle = hash("");

const header = "Content-Security-Policy";

/**
 * The Content-Security-Policy of one finished page: every inline script and style of it by hash, nothing else inline.
 * Scripts deferred in the `<template>` count too, since the loader puts them in place. Forms may go to the site itself
 * and to `endpoint`, which the build was given.
 */
export function pagePolicy(page: Document, endpoint = process.env.VITE_FORMS_ENDPOINT): string {
  const elsewhere = originOf(endpoint);
  const scripts = inlineTexts(page, "script").map(hash);
  const elements = elementsOf(page);
  // Only a page that has a frame may fill it, and with pages of this site.
  const frames = elements.some(({ tagName }) => tagName === "iframe");
  const manifest = elements.some((element) => attribute(element, "rel") === "manifest");
  const styles = [emptyStyle, ...inlineTexts(page, "style").map(hash)];
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...new Set(scripts)],
    "style-src-elem": ["'self'", ...new Set(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    ...(frames ? { "frame-src": ["'self'"] } : {}),
    ...(manifest ? { "manifest-src": ["'self'"] } : {}),
    "connect-src": ["'self'", ...elsewhere],
    "form-action": ["'self'", ...elsewhere],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/**
 * Writes the policy of a page, as it is now, into its head: behind the charset, which has to come first, and before
 * anything the policy is about. It takes the place of one that is there.
 */
export function setPolicy(page: Document, endpoint?: string): void {
  const metas = elementsOf(page).filter(({ tagName }) => tagName === "meta");
  const charset = metas.find((meta) => attribute(meta, "charset") !== undefined);
  if (!charset) throw new Error("policy: the page has no <meta charset> to put its policy behind; see src/root.tsx");
  for (const meta of metas) if (attribute(meta, "http-equiv") === header) remove(meta);
  insertAfter(charset, createElement("meta", { "http-equiv": header, content: pagePolicy(page, endpoint) }));
}

/** The origin of a forms endpoint that is not the site’s own; `none` and paths have none. */
function originOf(endpoint = ""): string[] {
  if (["", "none"].includes(endpoint) || /^\/(?!\/)/.test(endpoint)) return [];
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(
      `policy: VITE_FORMS_ENDPOINT is '${endpoint}'; it must be like https://forms.example.org/forms, /forms or none`,
    );
  return [new URL(endpoint).origin];
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What stands inline and takes effect. */
function inlineTexts(page: Document, tagName: "script" | "style"): string[] {
  return elementsOf(page)
    .filter((element) => element.tagName === tagName && attribute(element, "src") === undefined && !isData(element))
    .map(textOf);
}

/** Data for search engines is in a `<script>`, too: no browser runs it, and no policy is asked for it. */
function isData(element: Element): boolean {
  return attribute(element, "type") === "application/ld+json";
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
