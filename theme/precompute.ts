import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Plugin } from "vite";
import { definitions } from "./definitions.ts";
import { finishTokens } from "./finished-tokens.ts";
import { system } from "./index.ts";

/** Lets the browser answer the visitor between the long tasks of the start. */
const pause = "await new Promise((resume) => setTimeout(resume));";

/** The module that fills Chakra’s dictionary, and what with, as source text. */
const fillers = JSON.stringify(fileURLToPath(new URL("./finished-tokens.ts", import.meta.url)));
const finished = JSON.stringify(JSON.stringify(finishTokens(system.tokens)));

/** What changes in a library on its way to the browser, by file: each text that has to be there, and what takes its place. */
const inLibraries: Record<string, [string, string][]> = {
  "system.js": [
    // The sheets that Chakra would reckon for each visitor and on load are a file of the built site.
    ["_global = [getPreflightCss(), getGlobalCss(), getTokenCss()]", "_global = []"],
    // Reading the libraries, merging the theme, learning the properties: tasks of their own.
    ["function createSystem(", "async function createSystem("],
    ["const config = mergeConfigs(...configs);", `${pause} const config = mergeConfigs(...configs); ${pause}`],
    ["const utility = createUtility(", `${pause} const utility = createUtility(`],
    ["  assignComposition();\n", `  ${pause} assignComposition();\n`],
  ],
  // The tokens are learnt at build; see finished-tokens.ts.
  "token-dictionary.js": [
    ['"use strict";', `import { fillTokens } from ${fillers}; const finished = JSON.parse(${finished});`],
    ["  registerTokens();\n", ""],
    ["  registerTransform(...tokenTransforms);\n", ""],
    ["  registerMiddleware(...tokenMiddlewares);\n", ""],
    ["  build();\n", "  fillTokens(dictionary, finished); byCategoryJson = finished.references;\n"],
  ],
  // Only 'chakra typegen' asks for the types.
  "utility.js": [
    ["    assignPropertyTypes();\n", ""],
    ["    assignPropertyType(property, config);\n  };\n  const assignProperties", "  };\n  const assignProperties"],
  ],
};

/**
 * Does at build what each visitor’s browser would do again. The prerender gets the finished definitions. The browser gets
 * what Chakra has learnt of the tokens and, as a style sheet, all that holds for the whole document: the values of the tokens in every
 * mode, the reset, the rules for plain elements.
 */
export function precomputeTheme(): Plugin {
  const css = documentStyles();
  const stylesheet = `assets/theme-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  const inBrowser: Record<string, string> = {
    "definitions.ts": `export const definitions = ${JSON.stringify({ ...definitions, tokens: {}, semanticTokens: {} })};`,
    "global-css.ts": "export const globalCss = {};",
    "reset.ts": "export const reset = {};",
    "stylesheet.ts": `export const stylesheet = "/${stylesheet}";`,
  };
  const inPrerender: Record<string, string> = {
    "definitions.ts": `export const definitions = ${JSON.stringify(definitions)};`,
  };
  const unseen = new Set(Object.keys(inLibraries));
  return {
    name: "precompute-theme",
    apply: "build",
    load(id, options) {
      const [, file = ""] = /\/theme\/([\w-]+\.ts)$/.exec(id) ?? [];
      return (options?.ssr ? inPrerender : inBrowser)[file];
    },
    transform(code, id, options) {
      if (options?.ssr) return;
      if (id.endsWith("/theme/index.ts")) return code.replace("createSystem(", "await createSystem(");
      const [, file = ""] = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/([\w-]+\.js)$/.exec(id) ?? [];
      unseen.delete(file);
      return inLibraries[file]?.reduce((changed, [there, instead]) => {
        if (!changed.includes(there)) throw new Error(`theme/precompute: Chakra’s ${file} no longer has '${there}'`);
        return changed.replace(there, () => instead);
      }, code);
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      if (unseen.size > 0) throw new Error(`theme/precompute: Chakra no longer has ${[...unseen].join(", ")}`);
      this.emitFile({ type: "asset", fileName: stylesheet, source: css });
    },
  };
}

/** What Chakra’s provider says for the whole document. */
function documentStyles(): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const provider = createElement(ChakraProvider, { value: system, children: null });
  const html = renderToString(createElement(CacheProvider, { value: cache, children: provider }));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return styles.map(({ css }) => css).join("");
}
