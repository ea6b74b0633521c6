import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { toFix, tokenMistakes } from "../theme/check-token-files.ts";
import { tokenFolder } from "../theme/read-tokens.ts";
import { showMistakes } from "./mistakes-overlay.ts";

/**
 * Updates the page after each save in theme/ while the development server runs, and checks the token files. The overlay
 * lists errors with file, line and token. The page keeps its last valid theme meanwhile, and updates in place once all
 * errors are fixed.
 */
export function checkSavedTokens(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "check-saved-tokens",
    apply: "serve",
    configureServer(started) {
      server = started;
    },
    // A page may ask for a file that the next save has just emptied. Without its content, all modules that use it fail.
    load: (id) => (id.includes(tokenFolder) && id.endsWith(".json") ? readFilled(id) : undefined),
    async hotUpdate({ file, modules, read }) {
      const { name, moduleGraph, config } = this.environment;
      const path = relative(config.root, file);
      if (!path.startsWith("theme/")) return undefined;
      // Reloads Chakra's system, because it caches recipes.
      const systems = [...(moduleGraph.getModulesByFile(resolve(config.root, "theme/index.ts")) ?? [])];
      // Renders pages again on the next request. An immediate render would keep the open page from updating.
      if (name === "ssr") {
        for (const system of systems) moduleGraph.invalidateModule(system);
        return [];
      }
      if (!path.startsWith(tokenFolder)) return [...modules, ...systems];
      // Editors empty a file before they write it. Vite's `read` waits until the file has content.
      await read();
      const mistakes = tokenMistakes();
      showMistakes(server, "tokens", mistakes.length > 0 ? toFix(mistakes) : "");
      return mistakes.length === 0 ? undefined : [];
    },
  };
}

/** Milliseconds between attempts, and the number of attempts. */
const [pause, attempts] = [20, 25];

/** Reads a file. Editors empty a file before they write it, so an empty one is read again for half a second. */
export async function readFilled(file: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const text = await readFile(file, "utf8");
    if (text !== "") return text;
    await setTimeout(pause);
  }
  return "";
}
