import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { eventsAt } from "../data/events.ts";
import { answers } from "../data/forms/answers.ts";
import { senderMinutes } from "../data/forms/retention.ts";
import { headersAt } from "../shared/headers.ts";
import type { Config } from "./config.ts";
import { type Connections, watchConnections } from "./connections.ts";
import { admission } from "./http/admission.ts";
import { createApp } from "./http/app.ts";
import { clientReader } from "./http/client-address.ts";
import { formError } from "./http/form-error.ts";
import { isMeasured } from "./http/is-measured.ts";
import { refuseMalformed } from "./http/malformed.ts";
import { builtPages } from "./http/pages.ts";
import { rolePreviews } from "./http/role-previews.ts";
import { pagesWithoutSearch, searchPages } from "./http/search-pages.ts";
import { wantsJson } from "./http/wants-json.ts";
import { createIntake, storedKey } from "./intake/intake.ts";
import { mailLimit } from "./intake/mail-limit.ts";
import type { Log } from "./log.ts";
import type { DomainCheck } from "./mail/address.ts";
import { suppressionList } from "./mail/mail-for.ts";
import { buildTimeOf, type Site } from "./site-files.ts";
import { staticHandler } from "./static-handler.ts";
import type { Store } from "./store/store.ts";

interface ServiceOptions {
  config: Pick<
    Config,
    | "origin"
    | "allowedOrigins"
    | "secret"
    | "staffAddress"
    | "roleAddresses"
    | "trustedProxies"
    | "rateLimit"
    | "mailLimit"
    | "smtpUrl"
  >;
  site: Site;
  store: Store;
  log: Log;
  /** Wakes the mail poller when there may be mail to send. */
  wake: () => void;
  takesMail?: DomainCheck;
  now?: () => number;
  times?: TimeLimits;
}

/** Milliseconds. */
export interface TimeLimits {
  headers: number;
  request: number;
  /** Idle timeout of a socket. A client that does not read its response keeps it in memory. */
  silence: number;
  /** Interval between checks for late requests. */
  check: number;
}

const timeLimits: TimeLimits = { headers: 10_000, request: 20_000, silence: 15_000, check: 2_000 };

/** Paths that the app answers. All others are files. */
const answered = /^\/(forms|newsletter|healthz|livez)(\/|\?|$)/;

/** Searches per sender. No one reads results faster than one page every two seconds. */
const searchesAMinute = 30;

interface Service {
  server: Server;
  /** Takes no new connections, and resolves when every pending request is answered. */
  end(): Promise<void>;
}

/** Returns one server for the site and its intake. It is not listening yet. */
export function createService({
  config,
  site,
  store,
  log,
  wake,
  takesMail,
  now = Date.now,
  times = timeLimits,
}: ServiceOptions): Service {
  const pages = builtPages(site);
  const builtAt = buildTimeOf(site);
  const events = eventsAt(builtAt);
  const clientOf = clientReader(config.trustedProxies);
  const { secret, staffAddress, roleAddresses } = config;
  const staff = { staffAddress, roleAddresses };
  const mail = mailLimit({
    limit: config.mailLimit,
    period: 60 * 60_000,
    now,
    alarm: () => log({ level: "error", event: "mail limit reached", limit: config.mailLimit }),
  });
  const admit = admission({
    limit: config.rateLimit,
    period: senderMinutes * 60_000,
    isStored: (key) => store.hasKey(storedKey(key)),
    now: () => performance.now(),
  });
  const sendsMail = config.smtpUrl !== undefined;
  const app = createApp({
    admit,
    intake: createIntake({ ...staff, builtAt, secret, store, mailLimit: mail, sendsMail, takesMail, now, wake }),
    sendsMail,
    store,
    pages,
    events,
    secret,
    staff,
    wake,
    suppressed: suppressionList(store, secret),
    origins: [config.origin, ...config.allowedOrigins],
    clientOf: (context) => clientOf(getConnInfo(context).remote.address ?? "", context.req.header("X-Forwarded-For")),
    now,
    log,
  });
  app.onError((error, context) => {
    const isBusy = error.name === "StoreBusy";
    log({ level: "error", event: "request failed", error: error.name, at: placeOf(error) });
    if (isBusy) context.header("Retry-After", "5");
    const status = isBusy ? 503 : 500;
    const code = isBusy ? "busy" : "broken";
    if (wantsJson(context.req.raw.headers))
      return context.json({ error: code, errors: [formError(code, answers.broken.text)] }, status);
    return context.html(pages.answer(answers.broken), status);
  });
  app.notFound((context) => context.html(site.notFound.bodies.identity.toString(), 404));

  // Applies until the index is ready, and permanently if the index cannot be built.
  let search = pagesWithoutSearch(site);
  searchPages(site, { limit: searchesAMinute, now: () => performance.now() }).then(
    (ready) => {
      search = ready;
    },
    (error) => log({ level: "error", event: "search is off", error: error.name, at: placeOf(error) }),
  );
  const clientAt = ({ socket, headers }: IncomingMessage) =>
    clientOf(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString());
  const previewAt = rolePreviews(site);
  const readFile = staticHandler(site, (request) => {
    const { url = "" } = request;
    return previewAt(url) ?? search({ url, client: clientAt(request) });
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer({
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
  });
  server.timeout = times.silence;
  const connections = watchConnections(server, ({ remoteAddress = "" }) => clientOf(remoteAddress));
  const headers = headersAt(config.origin);
  server.on("request", (request, response) => {
    if (!connections.admit(request, response)) return;
    if (!server.listening) response.shouldKeepAlive = false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!isMeasured(request, response)) return;
    if (!answered.test(request.url ?? "")) return readFile(request, response);
    response.setHeader("Cache-Control", "no-store");
    return listener(request, response);
  });
  refuseMalformed(server, headers);
  return { server, end: () => endService(server, connections) };
}

async function endService(server: Server, connections: Connections): Promise<void> {
  const closed = once(server, "close");
  server.close();
  connections.closeIdle();
  // Keep-alive connections would otherwise stay open for a next request, and `close` would never finish.
  const sweep = setInterval(() => connections.closeIdle(), 50);
  await closed;
  clearInterval(sweep);
}

/** Returns the top stack frame. The error message may contain the visitor's input. */
function placeOf({ stack = "" }: Error): string | undefined {
  return /^ {4}at .*$/m.exec(stack)?.[0].trim();
}
