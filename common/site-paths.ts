/** Returns the URL path of a page's file: `/about` for `about/index.html`, `/404.html` for `404.html`. */
export function pathOf(file: string): string {
  const path = `/${file}`.replace(/\/index\.html$/, "");
  return path === "" ? "/" : path;
}

/** Removes trailing slashes, except from `/`. Runs in linear time, because clients can send any path. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

/** File with the build time of the site, in ISO 8601. The server uses it for the dates on its pages. */
export const buildTimeFile = "built-at.txt";

/** Glob pattern of the files at well-known URIs (RFC 8615). Patterns for all files skip hidden folders. */
export const wellKnownFiles = ".well-known/*";

/** File with instructions for reporting vulnerabilities (RFC 9116). */
export const securityFile = ".well-known/security.txt";

/** Request targets that the service's app handles. The static handler serves all others, including search results. */
export const appTargets = /^\/(forms|newsletter|quiz\/answers|healthz|livez|metrics)(\/|\?|$)/;

/** Path at which the development server accepts token files from the workbench. The file's name follows it. */
export const saveTokensPath = "/__save-tokens/";
