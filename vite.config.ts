import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTimeFile } from "./common/site-paths.ts";
import { buildTarget } from "./data/browsers.ts";
import { finishData } from "./prerender/finish-data.ts";
import { formikParts } from "./prerender/formik-parts.ts";
import { noteShippedPackages } from "./prerender/licenses/note-shipped-packages.ts";
import { noPagesInBrowser } from "./prerender/no-pages-in-browser.ts";
import { noteOnDemandFiles } from "./prerender/note-on-demand-files.ts";
import { checkSaved } from "./scripts/check-saved.ts";
import { saveTokens } from "./scripts/save-tokens.ts";
import { serveIntake } from "./scripts/serve-intake.ts";

/**
 * Bundles shared code into few files, because a phone spends more time on thirty requests than on three larger files.
 * Code that few islands need stays separate: code that forms load on demand, and Zag's state machines for menus, lists
 * and notifications.
 */
const often = { minShareCount: 4 };
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-is|hoist-non-react-statics)\//, priority: 4 },
  { name: "system", test: /\/theme\/index\./, priority: 0 },
  {
    name: "form-libraries",
    test: /node_modules\/(formik|yup|property-expr|tiny-case|toposort|react-fast-compare)\//,
    priority: 3,
  },
  {
    name: "libraries",
    test: /node_modules\/(?!react-router|d3-|@zag-js\/(?!dom-query)|@ark-ui\/react\/dist\/providers\/locale)/,
    priority: 2,
    ...often,
  },
  {
    name: "forms",
    test: /\/src\/forms\/(site-form|use-site-form|use-form-errors|form-outcome|form-field|form-messages|form-values|schema|labelled-field|drafts|send-form|busy)\.|\/data\/(money|forms\/(form-copy|contact))\./,
    priority: 1,
  },
  { name: "shared", test: /^(?!.*(\/node_modules\/|\/src\/wheel\/|\/data\/pages\.))/, priority: 0, ...often },
];

/** Build time for prerendered pages, their first client render (src/components/use-hydrated.ts) and the server. */
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
 * Loads the plugins of builds through URLs that Vite cannot trace. Otherwise, the development server would restart on
 * each save of a file that the plugins import.
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
  publicDir: "data/photos",
  plugins: [
    command === "build" && buildPlugins(),
    finishData(builtAt),
    writeBuildTime(),
    formikParts(),
    noPagesInBrowser(),
    noteShippedPackages(),
    noteOnDemandFiles(),
    checkSaved(),
    saveTokens(),
    serveIntake(builtAt),
    reactRouter(),
  ],
  define: {
    __BUILD_TIME__: JSON.stringify(builtAt),
    __ISLANDS__: "[]",
    __MOVES__: JSON.stringify("/src/motion/watch-page.ts"),
  },
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
  // Finds lazy-loaded code up front. Otherwise, the development server reloads the page when it encounters such code.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}"] },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  // Builds print only problems, and the number of pages at the end.
  logLevel: command === "build" ? "warn" : "info",
}));
