import { createHash } from "node:crypto";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Plugin } from "vite";
import { chakraConditions } from "./chakra-conditions.ts";
import { definitions } from "./definitions.ts";
import { finishTokens } from "./finished-tokens.ts";
import { system } from "./index.ts";
import * as motion from "./motion.ts";
import { noTokens, styleProperties } from "./style-properties.ts";

/**
 * Computes at build time the work that each visitor's browser would repeat. The prerender gets finished definitions.
 * The browser gets Chakra's token data, and a stylesheet with document-wide styles: token values in every mode, the
 * reset and rules for plain elements. Only modules of theme/ are replaced, never Chakra's.
 */
export function precomputeTheme(): Plugin {
  const css = documentStyles();
  const stylesheet = `assets/theme-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  const inBrowser: Record<string, string> = {
    "chakra-conditions.ts": `export const chakraConditions = ${JSON.stringify(chakraConditions)};`,
    "definitions.ts": `export const definitions = ${JSON.stringify({ ...definitions, tokens: {}, semanticTokens: {} })};`,
    "finished.ts": `export const finished = JSON.parse(${JSON.stringify(JSON.stringify(finishTokens(system.tokens)))});`,
    "global-css.ts": "export const globalCss = {};",
    "motion.ts": exportsOf(motion),
    "reset.ts": "export const reset = {};",
    "style-properties.ts": `export const noTokens = ${JSON.stringify(noTokens)}; export const styleProperties = ${JSON.stringify(styleProperties)};`,
    // These conditions only apply to token values.
    "wide-gamut.ts": "export const wideGamut = {};",
    "stylesheet.ts": `export const stylesheet = "/${stylesheet}";`,
  };
  const inPrerender: Record<string, string> = {
    "definitions.ts": `export const definitions = ${JSON.stringify(definitions)};`,
  };
  return {
    name: "precompute-theme",
    apply: "build",
    load(id, options) {
      return (options?.ssr ? inPrerender : inBrowser)[fileOf(id)];
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: stylesheet, source: css });
    },
  };
}

/** Returns a module that exports these values without the code that computes them. */
function exportsOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join(" ");
}

function fileOf(id: string): string {
  return /\/theme\/([\w-]+\.ts)$/.exec(id)?.[1] ?? "";
}

function documentStyles(): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const provider = createElement(ChakraProvider, { value: system, children: null });
  const html = renderToString(createElement(CacheProvider, { value: cache, children: provider }));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return styles.map(({ css }) => css).join("");
}
