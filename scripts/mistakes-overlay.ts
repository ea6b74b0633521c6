import type { Plugin, ViteDevServer } from "vite";

/** Current errors, by the check that reports them. */
const told = new Map<string, string>();

/**
 * React Router's runtime accepts an update of a module only some time after it has run the module. If the next update
 * comes before, the page runs the new module and never shows it. So the page refreshes after each update. It also asks
 * for the overlay, which the update has removed.
 */
const afterUpdate = `
import.meta.hot.on("vite:afterUpdate", ({ updates }) => {
  if (updates.length > 0) exports.enqueueUpdate();
  import.meta.hot.send("mistakes-overlay");
});`;

/**
 * Shows all errors from the development server's checks over its pages until they are fixed, including on pages opened
 * later.
 */
export function mistakesOverlay(): Plugin {
  return {
    name: "mistakes-overlay",
    apply: "serve",
    configureServer(server) {
      server.ws.on("connection", () => {
        if (told.size > 0) show(server);
        // Vite's client reloads the page on its first update if an overlay is visible. An empty update first avoids
        // that.
        else takeAway(server);
      });
      server.ws.on("mistakes-overlay", () => {
        if (told.size > 0) show(server);
      });
    },
    transform: (code, id) => (id.endsWith("virtual:react-router/hmr-runtime") ? code + afterUpdate : undefined),
  };
}

/** Stores a check's errors as one text; an empty text means none. */
export function showMistakes(server: ViteDevServer | undefined, check: string, mistakes: string): void {
  const before = told.size;
  if (mistakes === "") told.delete(check);
  else told.set(check, mistakes);
  if (told.size > 0) show(server);
  else if (before > 0) takeAway(server);
}

function show(server: ViteDevServer | undefined): void {
  const message = [...told.values()].join("\n");
  server?.ws.send({ type: "error", err: { message, stack: "", plugin: [...told.keys()].join(", ") } });
}

function takeAway(server: ViteDevServer | undefined): void {
  server?.ws.send({ type: "update", updates: [] });
}

/**
 * Milliseconds after the last event of a save. Editors empty a file before they write it, and Vite drops its cached
 * copy only after it notifies plugins.
 */
const settling = 50;

/** Returns a function that starts `check` after the last of several saves, and once more if a file is saved meanwhile. */
export function afterSaves(check: () => Promise<void>): () => void {
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
