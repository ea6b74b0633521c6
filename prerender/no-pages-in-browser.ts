import type { Plugin } from "vite";

/** Modules that only render pages, and the client that would render them in a browser. */
const ofPages = /\/src\/((design\/)?routes\/[\w-]+|layout\/site-layout|root|entry\.client)\.tsx?$/;

/** Exports that React Router can read from a route module. */
const exported = ["meta", "links", "handle", "loader", "shouldRevalidate", "Layout", "ErrorBoundary"];

/** Leaves pages out of a build's scripts, because in browsers React runs only in islands (src/islands). */
export function noPagesInBrowser(): Plugin {
  return {
    name: "no-pages-in-browser",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (this.environment.name !== "client" || !ofPages.test(id.split("?")[0] ?? "")) return;
      return `${exported.map((name) => `export const ${name} = undefined;`).join("\n")}\nexport default undefined;`;
    },
  };
}
