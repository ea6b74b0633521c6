import { relative, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { toFix, tokenMistakes } from "../theme/check-token-files.ts";
import { tokenFolder } from "../theme/read-tokens.ts";
import { tellMistakes } from "./mistakes-overlay.ts";

/**
 * Brings what is saved in theme/ to the page while the development server runs, and checks the token files with each
 * save. What is to fix stands over the page, with file, line and token; the page keeps its last sound theme meanwhile,
 * and goes on by itself, where it was, once all is mended.
 */
export function checkSavedTokens(): Plugin {
  let server: ViteDevServer | undefined;
  let mistakes: readonly string[] = [];

  function show(): void {
    tellMistakes(server, "tokens", mistakes.length > 0 ? toFix(mistakes) : "");
  }

  return {
    name: "check-saved-tokens",
    apply: "serve",
    configureServer(started) {
      server = started;
    },
    async hotUpdate({ file, modules, read }) {
      const { name, moduleGraph, config } = this.environment;
      const path = relative(config.root, file);
      if (!path.startsWith("theme/")) return undefined;
      // Chakra’s system remembers the recipes it was asked for, so it has to be made anew.
      const systems = [...(moduleGraph.getModulesByFile(resolve(config.root, "theme/assembled.ts")) ?? [])];
      // Pages are rendered anew when one is asked for: to do so at once keeps the visitor’s page from its update.
      if (name === "ssr") {
        for (const system of systems) moduleGraph.invalidateModule(system);
        // React Router tells the page of an update whatever other plugins return, which would take the message away.
        if (mistakes.length > 0) setTimeout(show, 100);
        return [];
      }
      if (!path.startsWith(tokenFolder)) return [...modules, ...systems];
      // Editors empty a file before they write it; Vite waits until there is something in it.
      await read();
      mistakes = tokenMistakes();
      show();
      return mistakes.length === 0 ? undefined : [];
    },
  };
}
