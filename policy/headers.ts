/**
 * What only a response header can say, for every file of the site. The policy of a page is not said again: headers
 * share the first round trip with the page.
 */
export const siteHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** Files under /assets carry a hash of their content in their name, so they never change. */
export const immutable = "public, max-age=31536000, immutable";

/** Pages and data files are asked for again each time, and answered with 304 when nothing changed. */
export const revalidate = "no-cache";

/** The `_headers` file that many static hosts read. */
export function headersFile(): string {
  return `${block("/*", siteHeaders)}\n\n${block("/assets/*", { "Cache-Control": immutable })}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
