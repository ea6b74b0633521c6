import { createHash } from "node:crypto";

/** Emotion adds its runtime styles through an empty `<style>` element; without this hash they would vanish silently. */
const emptyStyle = hash("");

/**
 * The Content-Security-Policy of one finished page: every inline script and style of it by hash, nothing else inline.
 * Scripts held back in the `<template>` count too, since the loader puts them in place. Forms may go to the site itself and
 * to `endpoint`, which the build was given.
 */
export function pagePolicy(html: string, endpoint = process.env.VITE_FORMS_ENDPOINT): string {
  const elsewhere = originOf(endpoint);
  const scripts = inlineTexts(html, "script").map(hash);
  const styles = [emptyStyle, ...inlineTexts(html, "style").map(hash)];
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...new Set(scripts)],
    "style-src-elem": ["'self'", ...new Set(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...elsewhere],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...elsewhere],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/**
 * What only a response header can say, for every file of the site. The policy of a page is not said again: headers share
 * the first round trip with the page.
 */
export const siteHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** The page with its policy in a `<meta>` before anything that it is about. */
export function withPolicy(html: string): string {
  return html.replace('<meta charSet="utf-8"/>', (charset) => {
    return `${charset}<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}"/>`;
  });
}

/** The origin of a forms endpoint that is not the site’s own; `none` and paths have none. */
function originOf(endpoint = ""): string[] {
  if (["", "none"].includes(endpoint) || /^\/(?!\/)/.test(endpoint)) return [];
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(
      `delivery/policy: VITE_FORMS_ENDPOINT is '${endpoint}'; it must be like https://forms.example.org/forms, /forms or none`,
    );
  return [new URL(endpoint).origin];
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function inlineTexts(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g");
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
