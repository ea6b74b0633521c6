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
} from "./html.ts";

/**
 * Hash of the empty `<style>` element through which Emotion adds runtime styles. Without it, browsers silently block
 * these styles.
 */
const emptyStyle = hash("");

const header = "Content-Security-Policy";

/**
 * Returns the Content-Security-Policy of a finished page. It allows inline scripts and styles by hash, and all style
 * attributes. It also allows the deferred scripts in the `<template>`, which the loader inserts later. Forms and
 * scripts may send to the site and to `endpoint`, a build setting. Without an intake, forms may open the mail program.
 */
export function pagePolicy(page: Document, endpoint = process.env.VITE_FORMS_ENDPOINT): string {
  const elsewhere = originOf(endpoint);
  const scripts = inlineTexts(page, "script").map(hash);
  const elements = elementsOf(page);
  // Only pages with an iframe may load frames, and only from this site.
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
    "form-action": ["'self'", ...elsewhere, ...(endpoint === "none" ? ["mailto:"] : [])],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/**
 * Writes the page's policy into its head, replacing an existing one. The policy follows the charset, which must come
 * first, and precedes everything it applies to. Throws without a charset.
 */
export function setPolicy(page: Document, endpoint?: string): void {
  const metas = elementsOf(page).filter(({ tagName }) => tagName === "meta");
  const charset = metas.find((meta) => attribute(meta, "charset") !== undefined);
  if (!charset) throw new Error("policy: the page has no <meta charset> to put its policy after; see src/root.tsx");
  for (const meta of metas) if (attribute(meta, "http-equiv") === header) remove(meta);
  insertAfter(charset, createElement("meta", { "http-equiv": header, content: pagePolicy(page, endpoint) }));
}

/**
 * Returns a list with the origin of an external endpoint. The list is empty if the endpoint is unset, "none" or a path.
 * Throws for any other value.
 */
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

/** Returns the texts of the inline elements with this tag name to which the policy applies. */
function inlineTexts(page: Document, tagName: "script" | "style"): string[] {
  return elementsOf(page)
    .filter((element) => element.tagName === tagName && attribute(element, "src") === undefined && !isData(element))
    .map(textOf);
}

/** True for structured data in a `<script>`: browsers don't run it, and the policy does not apply. */
function isData(element: Element): boolean {
  return attribute(element, "type") === "application/ld+json";
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
