import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answers } from "../data/forms/answers.ts";
import { siteHeaders } from "../delivery/policy.ts";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { clientReader } from "./http/client-address.ts";
import { builtPages } from "./http/pages.ts";
import { createIntake } from "./intake/intake.ts";
import { rateLimit } from "./intake/rate-limit.ts";
import type { Log } from "./log.ts";
import type { Site } from "./site-files.ts";
import { staticHandler } from "./static-handler.ts";
import type { Store } from "./store/store.ts";

interface ServiceOptions {
  config: Pick<Config, "origin" | "allowedOrigins" | "secret" | "staffAddress" | "trustedProxies" | "rateLimit">;
  site: Site;
  store: Store;
  log: Log;
  /** Called when there may be mail to send. */
  poke: () => void;
  now?: () => number;
}

/** Paths that are answered and not read from a file. */
const answered = /^\/(forms|newsletter|healthz)(\/|\?|$)/;

/** The site and its intake as one server, not yet listening. */
export function createService({ config, site, store, log, poke, now = Date.now }: ServiceOptions): Server {
  const senders = new WeakMap<Request, string>();
  const clientOf = clientReader(config.trustedProxies);
  const pages = builtPages(site);
  const limit = rateLimit({ limit: config.rateLimit, period: 10 * 60_000, senders: 50_000, now });
  const app = createApp({
    intake: createIntake({ ...config, store, limit, now, poke }),
    store,
    pages,
    secret: config.secret,
    origins: [config.origin, ...config.allowedOrigins],
    clientOf: (request) => senders.get(request) ?? "",
    now,
    log,
  });
  app.onError((error, context) => {
    const isBusy = error.name === "StoreBusy";
    log({ level: "error", event: "request failed", error: error.name, at: error.stack?.split("\n")[1]?.trim() });
    if (isBusy) context.header("Retry-After", "5");
    return context.html(pages.answer(answers.broken), isBusy ? 503 : 500);
  });
  app.notFound((context) => context.html(site.notFound.bodies.identity.toString(), 404));

  const readFile = staticHandler(site);
  const listener = getRequestListener((request, { incoming }) => {
    const forwarded = request.headers.get("X-Forwarded-For") ?? undefined;
    senders.set(request, clientOf((incoming as IncomingMessage).socket.remoteAddress ?? "", forwarded));
    return app.fetch(request);
  });
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 });
  server.on("request", (request, response) => {
    if (!answered.test(request.url ?? "")) return readFile(request, response);
    for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value);
    response.setHeader("Cache-Control", "no-store");
    listener(request, response);
  });
  return server;
}
