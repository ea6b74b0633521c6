/**
 * Headers for every file of the site. Each page contains the rest of its policy, because headers use up space in the
 * first round trip. Only this site may frame its pages, for the design system's workbench.
 */
export const siteHeaders = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * HSTS for one year; browsers ignore it without TLS. Excludes subdomains, because this site must not decide for them.
 */
const overTls = { "Strict-Transport-Security": "max-age=31536000" } as const;

export function headersAt(origin: string): Record<string, string> {
  return origin.startsWith("https:") ? { ...siteHeaders, ...overTls } : siteHeaders;
}

/** Cache-Control of files under /assets, which never change because their names contain a content hash. */
export const immutable = "public, max-age=31536000, immutable";

/** Cache-Control of other files. Browsers revalidate them on each request, and the server returns 304 if unchanged. */
export const revalidate = "no-cache";

/** Header that lets other sites read the design tokens (prerender/write-token-files.ts). */
const shared = { "Access-Control-Allow-Origin": "*" } as const;
const sharedFiles = ["/tokens/*", "/tokens.css"] as const;

/** Returns the headers of a file in addition to those of every file. `file` is a path in the build's folder. */
export function ownHeaders(file: string): Record<string, string> {
  const isShared = sharedFiles.some((path) => `/${file}`.startsWith(path.replace("*", "")));
  return { "Cache-Control": file.startsWith("assets/") ? immutable : revalidate, ...(isShared && shared) };
}

/** Returns the content of the `_headers` file that many static hosts read. */
export function headersFile(): string {
  const blocks = [
    block("/*", { ...siteHeaders, ...overTls }),
    block("/assets/*", { "Cache-Control": immutable }),
    ...sharedFiles.map((path) => block(path, shared)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}
