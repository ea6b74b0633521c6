import { relative } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { tellMistakes } from "./mistakes-overlay.ts";

/**
 * Checks the theme's colors on each save of theme/ while the development server runs. The overlay lists each color with
 * too little contrast against its background, and a color that would pass. The page shows the new colors anyway, and
 * the overlay closes after the save that fixes them.
 */
export function checkSavedColors(): Plugin {
  let server: ViteDevServer | undefined;

  async function judge(): Promise<void> {
    const verdict = await verdictOf(server);
    // Skips unreadable files, whose loaders report the errors.
    if (verdict !== undefined) tellMistakes(server, "colors", verdict);
  }

  return {
    name: "check-saved-colors",
    apply: "serve",
    configureServer(started) {
      server = started;
      // Reports problems from before the server started too.
      started.ws.on("connection", () => void judge());
    },
    hotUpdate({ file }) {
      const path = relative(this.environment.config.root, file);
      // Waits for the update, which would otherwise remove the overlay.
      if (this.environment.name === "ssr" && path.startsWith("theme/")) setTimeout(judge, AFTER_UPDATE);
    },
  };
}

/** Milliseconds. */
const AFTER_UPDATE = 300;

async function verdictOf(server: ViteDevServer | undefined): Promise<string | undefined> {
  const ssr = server?.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("scripts/check-saved-colors: Vite has no 'ssr' environment");
  try {
    const { colorProblems } = await ssr.runner.import("/theme/gate/pairs.ts");
    return colorProblems();
  } catch {
    return undefined;
  }
}
