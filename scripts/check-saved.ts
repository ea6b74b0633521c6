import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { toFix, tokenMistakes } from "../theme/check-token-files.ts";
import { tokenFolder } from "../theme/read-tokens.ts";

/**
 * Script that refreshes a hydrated page after each update. React Router's runtime accepts an update of a module only
 * some time after it has run the module. Without a refresh, the page would run an earlier update and never show it. The
 * script also asks for the overlay, which the update has removed.
 */
const afterUpdate = `
import.meta.hot.on("vite:afterUpdate", ({ updates }) => {
  if (updates.length > 0 && "__reactRouterDataRouter" in window) exports.enqueueUpdate();
  import.meta.hot.send("mistakes-overlay");
});`;

/**
 * Checks data/ and theme/ on each save while the development server runs. It finds errors in data/ and in token files,
 * and colors with too little contrast. The terminal names new mistakes. An overlay lists all of them over the pages
 * until they are fixed, including on pages opened later. Builds and audits run their own checks.
 */
export function checkSaved(): Plugin {
  let server: ViteDevServer | undefined;
  /** Current mistakes as texts, by the check that reports them. */
  const reported = new Map<string, string>();

  function show(): void {
    const message = [...reported.values()].join("\n");
    server?.ws.send({ type: "error", err: { message, stack: "", plugin: [...reported.keys()].join(", ") } });
  }

  function takeAway(): void {
    server?.ws.send({ type: "update", updates: [] });
  }

  /** Reports the mistakes of a check. An empty text means that it found none. */
  function report(check: string, mistakes: string): void {
    const before = reported.size;
    if (mistakes !== "" && mistakes !== reported.get(check)) server?.config.logger.error(mistakes, { timestamp: true });
    if (mistakes === "") reported.delete(check);
    else reported.set(check, mistakes);
    if (reported.size > 0) show();
    else if (before > 0) takeAway();
  }

  const checkData = afterSaves(async () => {
    if (!server) return;
    const mistakes = await dataMistakes(server);
    report("data", mistakes);
    // Reloads the page, because Vite sends no update for files that only a loader reads.
    if (mistakes === "") server.ws.send({ type: "full-reload" });
  });

  // Only reports mistakes, because the page shows the new colors anyway.
  const checkColors = afterSaves(async () => {
    const mistakes = await colorMistakes();
    // Skips unreadable files, whose loaders report the errors.
    if (mistakes !== undefined) report("colors", mistakes);
  });

  return {
    name: "check-saved",
    apply: "serve",
    configureServer(started) {
      server = started;
      started.ws.on("connection", () => {
        if (reported.size > 0) show();
        // Vite's client reloads the page on its first update if an overlay is visible. An empty update first avoids
        // that.
        else takeAway();
      });
      started.ws.on("mistakes-overlay", () => {
        if (reported.size > 0) show();
      });
      // Finds problems from before the server started.
      checkColors();
    },
    // A page may ask for a file that the next save has just emptied. Without its content, all modules that use it fail.
    load: (id) => (id.includes(tokenFolder) && id.endsWith(".json") ? readFilled(id) : undefined),
    transform: (code, id) => (id.endsWith("virtual:react-router/hmr-runtime") ? code + afterUpdate : undefined),
    async hotUpdate({ file, modules, read }) {
      const { name, moduleGraph, config } = this.environment;
      const path = relative(config.root, file);
      if (name === "ssr" && path.startsWith("data/")) checkData();
      if (!path.startsWith("theme/")) return undefined;
      // Reloads Chakra's system, because it caches recipes.
      const systems = [...(moduleGraph.getModulesByFile(resolve(config.root, "theme/index.ts")) ?? [])];
      // Renders pages again on the next request. An immediate render would keep the open page from updating.
      if (name === "ssr") {
        checkColors();
        for (const system of systems) moduleGraph.invalidateModule(system);
        return [];
      }
      if (!path.startsWith(tokenFolder)) return [...modules, ...systems];
      // Editors empty a file before they write it. Vite's `read` waits until the file has content.
      await read();
      const mistakes = tokenMistakes();
      report("tokens", mistakes.length > 0 ? toFix(mistakes) : "");
      // The page keeps its last valid theme, and updates in place once all errors are fixed.
      return mistakes.length === 0 ? undefined : [];
    },
  };
}

/** Returns every error in data/ as saved on disk; empty if there are none. */
async function dataMistakes({ environments: { ssr } }: ViteDevServer): Promise<string> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("scripts/check-saved: Vite has no 'ssr' environment");
  try {
    const { everyPath } = await ssr.runner.import("/data/every-page.ts");
    everyPath();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const program = 'process.stdout.write((await import("./theme/judge-colors.ts")).colorProblems())';

/**
 * Checks the saved colors in a separate process. The server's own copy of the modules can be a mixture of several saves
 * that follow each other quickly. Returns undefined if the process fails.
 */
async function colorMistakes(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    return stdout;
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds to wait after the last event of a save. Editors empty a file before they write it, and Vite drops its
 * cached copy only after it notifies plugins.
 */
const settling = 50;

/** Returns a function that starts `check` after the last of several saves, and again if a file is saved meanwhile. */
function afterSaves(check: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let [isChecking, isStale] = [false, false];
  const run = async () => {
    isStale = true;
    if (isChecking) return;
    isChecking = true;
    while (isStale) {
      isStale = false;
      await check();
    }
    isChecking = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, settling);
  };
}

/** Milliseconds between attempts, and the number of attempts. */
const [pause, attempts] = [20, 25];

/** Reads a file. Editors empty a file before they write it, so an empty file is read again for up to half a second. */
export async function readFilled(file: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const text = await readFile(file, "utf8");
    if (text !== "") return text;
    await wait(pause);
  }
  return "";
}
