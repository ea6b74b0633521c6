import type { Plugin } from "vite";

/** What the site’s browser code imports of the router, and the file of its production build that has it. */
const files = new Map([
  ["react-router", "index.mjs"],
  ["react-router/dom", "dom-export.mjs"],
]);

/**
 * Gives the browser of a built site the router’s production build. The package holds one beside its development build, yet
 * its `exports` lead to that one alone, with all its warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id) {
      const file = files.get(id);
      return file && this.resolve(new URL(`../production/${file}`, import.meta.resolve("react-router")).pathname);
    },
  };
}
