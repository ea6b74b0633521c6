import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTarget } from "./data/browsers.ts";
import { buildTimeFile } from "./policy/build-time.ts";
import { finishData } from "./prerender/finish-data.ts";
import { formikParts } from "./prerender/formik-parts.ts";
import { noteShippedPackages } from "./prerender/licenses/note-shipped-packages.ts";
import { checkSavedColors } from "./scripts/check-saved-colors.ts";
import { checkSavedData } from "./scripts/check-saved-data.ts";
import { checkSavedTokens } from "./scripts/check-saved-tokens.ts";
import { mistakesOverlay } from "./scripts/mistakes-overlay.ts";

/**
 * What many pages share comes in three files and not in thirty, which would cost a phone more in asking than in
 * reading: React’s renderer, the libraries, the site’s own parts. What few pages use, and what is loaded late, stays
 * apart; so do Zag’s machines, which only menus, lists, boxes to tick and notices have. prerender/defer-scripts.ts knows
 * the libraries by their name.
 */
const often = { tags: ["$initial" as const], minShareCount: 4 };
const chunks = [
  { name: "react", test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
  { name: "system", test: /\/theme\/assembled\./, priority: 0 },
  {
    name: "libraries",
    test: /node_modules\/(?!@zag-js\/(?!dom-query)|@ark-ui\/react\/dist\/providers\/locale|@chakra-ui\/react\/dist\/esm\/components\/breadcrumb)/,
    priority: 1,
    ...often,
  },
  // Not the wheel turned to a role: the quiz has it for those alone who come with one. Nor what scores the quiz, which
  // parts of two pages alone have, nor what deep pages alone have, nor what draws the pictures of events, products and
  // articles.
  {
    name: "shared",
    test: /^(?!.*(\/node_modules\/|\/src\/wheel\/(role-wheel|wheel-svg|hub)\.|\/src\/quiz\/score\.|\/drawings\/slug|\/breadcrumbs?\.))/,
    ...often,
  },
];

/** One clock for the prerendered pages, their first client render (src/components/use-now.ts) and the server. */
const builtAt = new Date().toISOString();

/** Leaves the time of the build beside the pages. */
function writeBuildTime(): Plugin {
  return {
    name: "write-build-time",
    apply: "build",
    generateBundle() {
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName: buildTimeFile, source: `${builtAt}\n` });
    },
  };
}

/**
 * Only a build has it, and by an address that Vite cannot follow: what this file imports restarts the development server
 * with each save.
 */
async function precomputedTheme(): Promise<Plugin> {
  const { precomputeTheme } = await import(new URL("theme/precompute.ts", import.meta.url).href);
  return precomputeTheme();
}

export default defineConfig(({ command }) => ({
  plugins: [
    command === "build" && precomputedTheme(),
    finishData(builtAt),
    writeBuildTime(),
    formikParts(),
    noteShippedPackages(),
    mistakesOverlay(),
    checkSavedData(),
    checkSavedTokens(),
    checkSavedColors(),
    reactRouter(),
  ],
  define: { __BUILD_TIME__: JSON.stringify(builtAt) },
  environments: {
    client: {
      build: {
        target: buildTarget,
        cssTarget: buildTarget,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  // What is loaded late is found at once; else the development server reloads the page when it comes to it.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  // A build says what is wrong, and in the end how many pages it has written.
  logLevel: command === "build" ? "warn" : "info",
}));
