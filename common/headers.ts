/**
 * Headers for every file of the site. They omit each page's own policy, because headers share the first round trip with
 * the page. Only this site may frame its pages, for the design system's workbench.
 */
export const siteHeaders = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** HSTS for one year; browsers ignore it without TLS. It leaves out subdomains, which this site must not decide for. */
const overTls = { "Strict-Transport-Security": "max-age=31536000" } as const;

export function headersAt(origin: string): Record<string, string> {
  return origin.startsWith("https:") ? { ...siteHeaders, ...overTls } : siteHeaders;
}

/** Files under /assets have a content hash in their names, so they never change. */
export const immutable = "public, max-age=31536000, immutable";

/** Browsers revalidate pages and data files on each request. The server returns 304 if nothing changed. */
export const revalidate = "no-cache";

/** Returns the content of the `_headers` file that many static hosts read. */
export function headersFile(): string {
  return `${block("/*", { ...siteHeaders, ...overTls })}\n\n${block("/assets/*", { "Cache-Control": immutable })}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
