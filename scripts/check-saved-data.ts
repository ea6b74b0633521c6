import { relative } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { afterSaves, showMistakes } from "./mistakes-overlay.ts";

/**
 * Checks data/ on each save while the development server runs. The overlay lists errors with file, entry and field, and
 * with line numbers for articles. It closes once they are fixed. Builds and audits run their own checks.
 */
export function checkSavedData(): Plugin {
  let server: ViteDevServer | undefined;

  const check = afterSaves(async () => {
    if (!server) return;
    const message = await mistakes(server);
    showMistakes(server, "data", message);
    // Reloads the page, because Vite sends no update for files that only a loader reads.
    if (message === "") server.ws.send({ type: "full-reload" });
  });

  return {
    name: "check-saved-data",
    apply: "serve",
    configureServer(started) {
      server = started;
    },
    hotUpdate({ file }) {
      const path = relative(this.environment.config.root, file);
      if (this.environment.name === "ssr" && path.startsWith("data/")) check();
    },
  };
}

/** Returns every error in data/ as saved on disk; empty if there are none. */
async function mistakes({ environments: { ssr } }: ViteDevServer): Promise<string> {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("scripts/check-saved-data: Vite has no 'ssr' environment");
  try {
    const { everyPath } = await ssr.runner.import("/data/every-page.ts");
    everyPath();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
