import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { appTargets } from "../common/site-paths.ts";
import type { DevelopmentIntake } from "../server/development.ts";

type Development = typeof import("../server/development.ts");

/**
 * Runs the intake on the development server. The first request starts the intake in this process, so that it ends with
 * the server. Saving its code or data starts it again. `builtAt` is an ISO time.
 */
export function serveIntake(builtAt: string): Plugin {
  let opened: { by: Development; intake: Promise<DevelopmentIntake> } | undefined;

  async function close(): Promise<void> {
    const closing = opened;
    opened = undefined;
    await closing?.intake.then(
      (intake) => intake.close(),
      () => {},
    );
  }

  async function current(server: ViteDevServer): Promise<DevelopmentIntake> {
    const code = await load(server);
    if (opened?.by === code) return await opened.intake;
    await close();
    const intake = code.openIntake({
      environment: process.env,
      builtAt: new Date(builtAt),
      htmlAt: (path) => htmlAt(server, path),
    });
    opened = { by: code, intake };
    // The next request tries again, because the cause may be fixed by then.
    intake.catch(() => {
      if (opened?.intake === intake) opened = undefined;
    });
    return await intake;
  }

  return {
    name: "serve-intake",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!appTargets.test(request.url ?? "")) return next();
        current(server)
          .then((intake) => intake.handle(request, response))
          .catch(next);
      });
    },
    buildEnd: close,
  };
}

/** Returns the module as saved: Vite runs it again whenever a file that it imports is saved. */
async function load({ environments: { ssr } }: ViteDevServer): Promise<Development> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("scripts/serve-intake: Vite has no 'ssr' environment");
  return await ssr.runner.import("/server/development.ts");
}

async function htmlAt({ resolvedUrls }: ViteDevServer, path: string): Promise<string> {
  const response = await fetch(new URL(path, resolvedUrls?.local[0] ?? resolvedUrls?.network[0]));
  if (!response.ok) throw new Error(`scripts/serve-intake: ${path} was answered with ${response.status}`);
  return await response.text();
}
