import { execFile } from "node:child_process";
import { relative } from "node:path";
import { promisify } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { afterSaves, showMistakes } from "./mistakes-overlay.ts";

/**
 * Checks the theme's colors on each save of theme/ while the development server runs. The overlay lists each color with
 * too little contrast against its background, and a color that would pass. The page shows the new colors anyway, and
 * the overlay closes after the save that fixes them.
 */
export function checkSavedColors(): Plugin {
  let server: ViteDevServer | undefined;

  const judge = afterSaves(async () => {
    const verdict = await verdictOnFiles();
    // Skips unreadable files, whose loaders report the errors.
    if (verdict !== undefined) showMistakes(server, "colors", verdict);
  });

  return {
    name: "check-saved-colors",
    apply: "serve",
    configureServer(started) {
      server = started;
      // Reports problems from before the server started too.
      started.ws.on("connection", judge);
    },
    hotUpdate({ file }) {
      const path = relative(this.environment.config.root, file);
      if (this.environment.name === "ssr" && path.startsWith("theme/")) judge();
    },
  };
}

const program = 'process.stdout.write((await import("./theme/gate/pairs.ts")).colorProblems())';

/**
 * Judges the saved files in a separate process. The server's own copy of the modules can be a mixture of several saves
 * that follow each other quickly.
 */
async function verdictOnFiles(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    return stdout;
  } catch {
    return undefined;
  }
}
