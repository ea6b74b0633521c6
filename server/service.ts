import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { headersAt } from "../common/headers.ts";
import { eventsAt } from "../data/events.ts";
import { answers } from "../data/forms/answers.ts";
import { senderMinutes } from "../data/forms/retention.ts";
import type { Config } from "./config.ts";
import { type Connections, watchConnections } from "./connections.ts";
import { admission } from "./http/admission.ts";
import { type AppOptions, createApp } from "./http/app.ts";
import { addressList, clientReader } from "./http/client-address.ts";
import { formMetrics } from "./http/metrics.ts";
import { builtPages } from "./http/pages.ts";
import { formError, wantsJson } from "./http/requests.ts";
import { rolePreviews } from "./http/role-previews.ts";
import { pagesWithoutSearch, searchPages } from "./http/search-pages.ts";
import { createIntake, storedKey } from "./intake/intake.ts";
import { mailLimit } from "./intake/mail-limit.ts";
import type { Log } from "./log.ts";
import type { DomainCheck } from "./mail/address.ts";
import { suppressionList } from "./mail/mail-for.ts";
import { buildTimeOf, type Site } from "./site-files.ts";
import { staticHandler } from "./static-handler.ts";
import type { Store } from "./store/store.ts";
import { minute } from "./times.ts";

/** Keyed by the parser's error code. All other errors are a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed requests and unsupported `Expect` headers, with the same headers as every other response. */
function refuseMalformed(server: Server, headers: Record<string, string>): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Once a response has begun, writing more would corrupt it.
    if (socket.writable && socket.bytesWritten === 0) {
      const status = statuses[error.code ?? ""] ?? 400;
      const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
    }
    socket.destroy(error);
  });
  server.on("checkExpectation", (_, response) => {
    response.writeHead(417, { ...headers, Connection: "close" }).end();
  });
}

/** Milliseconds in which a client that is still sending may read its response. */
const lingering = 500;

/**
 * Returns true if a request may be answered: a body, if there is one, must declare its length. A few megabytes in
 * one-byte chunks would block the process for a second, even if discarded. Browsers never send chunked bodies. Reading
 * stops when the request is answered, because the rest of its body may have no end.
 */
function isMeasured(request: IncomingMessage, response: ServerResponse): boolean {
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), lingering).unref();
  });
  if (request.headers["transfer-encoding"] === undefined) return true;
  response
    .writeHead(411, { "Content-Type": "text/plain", Connection: "close" })
    .end("The request must have a Content-Length header\n");
  return false;
}

interface ServiceOptions {
  config: Pick<
    Config,
    | "origin"
    | "allowedOrigins"
    | "secret"
    | "staffAddress"
    | "roleAddresses"
    | "trustedProxies"
    | "metricsReaders"
    | "rateLimit"
    | "mailLimit"
    | "smtpUrl"
  >;
  site: Site;
  store: Store;
  log: Log;
  /** Wakes the mail poller when there may be mail to send. */
  wake: () => void;
  note?: AppOptions["note"];
  takesMail?: DomainCheck;
  problems?: () => readonly string[];
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
  /** Delay of a refusal, against floods. */
  refusal: number;
}

export const timeLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  silence: 15_000,
  check: 2_000,
  refusal: 1_000,
};

/** Paths that the app answers. All others are files. */
const answered = /^\/(forms|newsletter|quiz\/answers|healthz|livez|metrics)(\/|\?|$)/;

const tenMinutes = 10 * minute;

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
  note = async () => {},
  takesMail,
  problems = () => [],
  now = Date.now,
  times = timeLimits,
}: ServiceOptions): Service {
  const pages = builtPages(site);
  const builtAt = buildTimeOf(site);
  const events = eventsAt(builtAt);
  const clientOf = clientReader(config.trustedProxies);
  const isMetricsReader = addressList(config.metricsReaders);
  const { secret, staffAddress, roleAddresses } = config;
  const staff = { staffAddress, roleAddresses };
  const mail = mailLimit({
    limit: config.mailLimit,
    period: senderMinutes * minute,
    now,
    alarm: () => log({ level: "error", event: "mail limit reached", limit: config.mailLimit }),
  });
  const admit = admission({
    limit: config.rateLimit,
    period: tenMinutes,
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
    note,
    suppressed: suppressionList(store, secret),
    origins: [config.origin, ...config.allowedOrigins],
    clientOf: (context) => clientOf(getConnInfo(context).remote.address ?? "", context.req.header("X-Forwarded-For")),
    problems,
    metrics: formMetrics({ store, problems, now }),
    // A proxy on the same machine has the address of a reader there, but it names the visitor in this header.
    refusalDelay: times.refusal,
    mayReadMetrics: (context) =>
      context.req.header("X-Forwarded-For") === undefined && isMetricsReader(getConnInfo(context).remote.address ?? ""),
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
  const limit = config.rateLimit === 0 ? 0 : searchesAMinute;
  searchPages(site, { limit, now: () => performance.now() }).then(
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

/** Milliseconds. Longer than a store takes to answer. A client that is cut off retries with the same key. */
const longestUpload = 6_000;

async function endService(server: Server, connections: Connections): Promise<void> {
  const closed = once(server, "close");
  const cut = setTimeout(() => server.closeAllConnections(), longestUpload);
  server.close();
  connections.closeIdle();
  // Keep-alive connections would otherwise stay open for a next request, and `close` would never finish.
  const sweep = setInterval(() => connections.closeIdle(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Returns the top stack frame. The error message may contain the visitor's input. */
function placeOf({ stack = "" }: Error): string | undefined {
  return /^ {4}at .*$/m.exec(stack)?.[0].trim();
}
