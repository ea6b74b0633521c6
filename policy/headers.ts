/**
 * What only a response header can say, for every file of the site. The policy of a page is not said again: headers
 * share the first round trip with the page. Pages show pages of this site in a frame, and no other site does: the
 * workbench of the design system does so with those it tunes.
 */
export const siteHeaders = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * Where a site is reached over TLS it asks to be reached so for a year; browsers take it for nothing without TLS. Of its
 * own address alone: what else has a name below it is not for this site to say.
 */
const overTls = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** The headers of every answer of a service that visitors reach at `origin`. */
export function headersAt(origin: string): Record<string, string> {
  return origin.startsWith("https:") ? { ...siteHeaders, ...overTls } : siteHeaders;
}

/** Files under /assets carry a hash of their content in their name, so they never change. */
export const immutable = "public, max-age=31536000, immutable";

/** Pages and data files are asked for again each time, and answered with 304 when nothing changed. */
export const revalidate = "no-cache";

/** The `_headers` file that many static hosts read. */
export function headersFile(): string {
  return `${block("/*", { ...siteHeaders, ...overTls })}\n\n${block("/assets/*", { "Cache-Control": immutable })}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
