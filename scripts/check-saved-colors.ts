import { relative } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { tellMistakes } from "./mistakes-overlay.ts";

/**
 * Judges the theme’s colors with each save of theme/ while the development server runs. What is too near to its ground
 * stands over the page, a line each with what would pass; the page shows the new colors all the same, and the lines go
 * with the save that mends them.
 */
export function checkSavedColors(): Plugin {
  let server: ViteDevServer | undefined;

  async function judge(): Promise<void> {
    const verdict = await verdictOf(server);
    // Of files that cannot be read, what reads them says what is wrong.
    if (verdict !== undefined) tellMistakes(server, "colors", verdict);
  }

  return {
    name: "check-saved-colors",
    apply: "serve",
    configureServer(started) {
      server = started;
      // What was so before the server started is told too.
      started.ws.on("connection", () => void judge());
    },
    hotUpdate({ file }) {
      const path = relative(this.environment.config.root, file);
      // After the update itself, which would take away what stands over the page.
      if (this.environment.name === "ssr" && path.startsWith("theme/")) setTimeout(judge, AFTER_UPDATE);
    },
  };
}

/** In milliseconds. */
const AFTER_UPDATE = 300;

async function verdictOf(server: ViteDevServer | undefined): Promise<string | undefined> {
  const ssr = server?.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("scripts/check-saved-colors: Vite has no 'ssr' environment");
  try {
    const { colorsToFix } = await ssr.runner.import("/theme/gate/colors-to-fix.ts");
    return colorsToFix();
  } catch {
    return undefined;
  }
}
