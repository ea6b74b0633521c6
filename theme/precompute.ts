import { createHash } from "node:crypto";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Plugin } from "vite";
import * as computed from "./computed.ts";
import { system } from "./index.ts";

/**
 * Computes at build time the work that each visitor's browser would repeat, and replaces theme/computed.ts with the
 * results. The browser gets Chakra's token data instead of token values, and a stylesheet with document-wide styles.
 * The stylesheet contains the token values in every mode, the reset and rules for plain elements.
 */
export function precomputeTheme(): Plugin {
  const css = documentStyles();
  const stylesheet = `assets/theme-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  const inPrerender = exportsOf(computed);
  const inBrowser = exportsOf({
    ...computed,
    // The stylesheet has these styles.
    globalCss: {},
    reset: {},
    stylesheet: `/${stylesheet}`,
  });
  return {
    name: "precompute-theme",
    apply: "build",
    load(id, options) {
      if (id.endsWith("/theme/computed.ts")) return options?.ssr ? inPrerender : inBrowser;
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
    .map(([name, value]) => `export const ${name} = ${value === undefined ? value : parsed(value)};`)
    .join(" ");
}

/** Returns code that parses the value from JSON. A browser parses long JSON text faster than a long object literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function documentStyles(): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const provider = createElement(ChakraProvider, { value: system, children: null });
  const html = renderToString(createElement(CacheProvider, { value: cache, children: provider }));
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return styles.map(({ css }) => css).join("");
}
