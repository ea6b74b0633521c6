import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTimeFile } from "./common/site-paths.ts";
import { buildTarget } from "./data/browsers.ts";
import { finishData } from "./prerender/finish-data.ts";
import { formikParts } from "./prerender/formik-parts.ts";
import { noteShippedPackages } from "./prerender/licenses/note-shipped-packages.ts";
import { plainOrder } from "./prerender/plain-order.ts";
import { checkSaved } from "./scripts/check-saved.ts";
import { saveTokens } from "./scripts/save-tokens.ts";

/**
 * Bundles widely shared code into three files instead of thirty: React's renderer, the libraries and the site's own
 * parts. A phone spends more time on thirty requests than on three larger files. Rarely used and lazy-loaded code stays
 * separate. So do Zag's machines, which only menus, lists, checkboxes and notifications use. prerender/finish-page.ts
 * refers to the libraries by name.
 */
const often = { tags: ["$initial" as const], minShareCount: 4 };
const chunks = [
  { name: "react", test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
  { name: "theme-base", test: /\/theme\/bare-system\./, priority: 0 },
  { name: "system", test: /\/theme\/index\./, priority: 0 },
  {
    name: "libraries",
    test: /node_modules\/(?!@zag-js\/(?!dom-query)|@ark-ui\/react\/dist\/providers\/locale|@chakra-ui\/react\/dist\/esm\/components\/breadcrumb)/,
    priority: 1,
    ...often,
  },
  // Leaves out code that few pages need: breadcrumbs for deep pages, and the drawings of events, products and articles.
  // Quiz scoring serves only parts of two pages. The quiz loads the wheel turned to a role only for visitors who arrive
  // with one.
  {
    name: "shared",
    test: /^(?!.*(\/node_modules\/|\/src\/wheel\/(role-wheel|wheel-svg|hub)\.|\/src\/quiz\/score\.|\/drawings\/slug|\/breadcrumbs?\.))/,
    ...often,
  },
];

/** A single clock for the prerendered pages, their first client render (src/components/use-hydrated.ts) and the server. */
const builtAt = new Date().toISOString();

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
 * Plugins of builds, loaded through URLs that Vite cannot trace: the development server restarts on each save of this
 * file's imports.
 */
async function buildPlugins(): Promise<Plugin[]> {
  const load = (file: string) => import(new URL(file, import.meta.url).href);
  const [{ precomputeTheme }, { notePageSources }] = await Promise.all([
    load("theme/precompute.ts"),
    load("prerender/note-page-sources.ts"),
  ]);
  return [precomputeTheme(), notePageSources()];
}

export default defineConfig(({ command }) => ({
  plugins: [
    command === "build" && buildPlugins(),
    finishData(builtAt),
    writeBuildTime(),
    formikParts(),
    plainOrder(),
    noteShippedPackages(),
    checkSaved(),
    saveTokens(),
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
  // Finds lazy-loaded code up front. Otherwise the development server reloads the page when it encounters such code.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  // Builds print problems, and at the end the number of pages.
  logLevel: command === "build" ? "warn" : "info",
}));
