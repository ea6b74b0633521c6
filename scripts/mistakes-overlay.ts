import type { Plugin, ViteDevServer } from "vite";

/** What is to fix, by the check that says so. */
const told = new Map<string, string>();

/**
 * What stands over the pages of the development server: all that its checks have found, until it is mended. Whoever opens a
 * page meanwhile sees it too.
 */
export function mistakesOverlay(): Plugin {
  return {
    name: "mistakes-overlay",
    apply: "serve",
    configureServer(server) {
      server.ws.on("connection", () => {
        if (told.size > 0) show(server);
        // Vite’s client reloads the page with its first update if an error stands there; an empty one comes before.
        else takeAway(server);
      });
    },
  };
}

/** Takes note of what a check found: one text for all of it, empty where all is well. */
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
