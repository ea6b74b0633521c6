import { relative } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { tellMistakes } from "./mistakes-overlay.ts";

/**
 * Milliseconds after the last word of a save: a file is emptied before it is written, and Vite lets go of what it has
 * read of it only after it has told its plugins.
 */
const settling = 50;

/**
 * Checks data/ with each save while the development server runs: what is to fix stands over the page, with file, entry
 * and field, an article’s with its line, and goes by itself once it is mended. Builds and audits check by themselves.
 */
export function checkSavedData(): Plugin {
  let server: ViteDevServer | undefined;
  let [isChecking, isStale] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    isStale = true;
    if (isChecking || !server) return;
    isChecking = true;
    // What is saved while a check runs is checked after it.
    while (isStale) {
      isStale = false;
      tell(await mistakes(server));
    }
    isChecking = false;
  }

  function tell(message: string): void {
    tellMistakes(server, "data", message);
    // What only a loader reads, nobody else tells the page of.
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

/** Everything to fix in data/ as it lies on the disk now; empty where there is nothing. */
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
