/** How the framework’s file begins that tells the browser of all routes; what follows is JSON. */
const start = "window.__reactRouterManifest=";

/**
 * The manifest of routes without the files that each route’s module imports, a third of it. The browser finds them in the
 * module itself; the router reads them for links that are told to prefetch, which none is (`src/components/links.tsx`).
 */
export function routerManifest(source: string): string {
  if (!source.startsWith(start)) throw new Error(`prerender/router-manifest: the file does not begin with '${start}'`);
  const manifest: unknown = JSON.parse(source.slice(start.length).replace(/;$/, ""));
  return `${start}${JSON.stringify(manifest, (key, value) => (key === "imports" ? [] : value))};`;
}
