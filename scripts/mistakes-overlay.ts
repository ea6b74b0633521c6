import type { Plugin, ViteDevServer } from "vite";

/** Current errors, by the check that reports them. */
const told = new Map<string, string>();

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
    },
  };
}

/** Stores a check's errors as one text; an empty text means none. */
export function tellMistakes(server: ViteDevServer | undefined, check: string, mistakes: string): void {
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
