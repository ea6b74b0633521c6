import { relative } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { tellMistakes } from "./mistakes-overlay.ts";

/**
 * Milliseconds after the last event of a save. Editors empty a file before they write it, and Vite drops its cached
 * copy only after it notifies plugins.
 */
const settling = 50;

/**
 * Checks data/ on each save while the development server runs. The overlay lists errors with file, entry and field, and
 * with line numbers for articles. It closes once they are fixed. Builds and audits run their own checks.
 */
export function checkSavedData(): Plugin {
  let server: ViteDevServer | undefined;
  let [isChecking, isStale] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    isStale = true;
    if (isChecking || !server) return;
    isChecking = true;
    // Runs again if a file was saved during the check.
    while (isStale) {
      isStale = false;
      tell(await mistakes(server));
    }
    isChecking = false;
  }

  function tell(message: string): void {
    tellMistakes(server, "data", message);
    // Reloads the page, because Vite sends no update for files that only a loader reads.
    if (message === "") server?.ws.send({ type: "full-reload" });
  }

  return {
    name: "check-saved-data",
    apply: "serve",
    configureServer(started) {
      server = started;
    },
    hotUpdate({ file }) {
      const path = relative(this.environment.config.root, file);
      if (this.environment.name !== "ssr" || !path.startsWith("data/")) return;
      clearTimeout(timer);
      timer = setTimeout(() => void check(), settling);
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
