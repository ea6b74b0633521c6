import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Hono } from "hono";
import { headersAt } from "../common/headers.ts";
import { appTargets } from "../common/site-paths.ts";
import { eventsAt } from "../data/events.ts";
import { answers } from "../data/forms/answers.ts";
import { senderMinutes } from "../data/forms/retention.ts";
import type { Config } from "./config.ts";
import { admission } from "./http/admission.ts";
import { type AppOptions, createApp } from "./http/app.ts";
import { addressList, clientReader } from "./http/client-address.ts";
import { formMetrics } from "./http/metrics.ts";
import { builtPages } from "./http/pages.ts";
import { formError, wantsJson } from "./http/requests.ts";
import { rolePreviews } from "./http/role-previews.ts";
import { pagesWithoutSearch, type SearchPages, searchPages } from "./http/search-pages.ts";
import { createHttpServer, type Service, type TimeLimits, timeLimits } from "./http-server.ts";
import { storedKey } from "./intake/candidates.ts";
import { createIntake } from "./intake/intake.ts";
import { mailLimit } from "./intake/mail-limit.ts";
import type { Log } from "./log.ts";
import type { DomainCheck } from "./mail/address.ts";
import { suppressionList } from "./mail/mail-for.ts";
import { buildTimeOf, type Site } from "./site-files.ts";
import { staticHandler } from "./static-handler.ts";
import type { Store } from "./store/store.ts";
import { minute } from "./times.ts";

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

const tenMinutes = 10 * minute;

/** Searches per sender and minute. No one reads results faster than one page every two seconds. */
const searchesAMinute = 30;

/** Returns one server for the site and its intake. It is not listening yet. */
export function createService({ times = timeLimits, ...options }: ServiceOptions): Service {
  const { config, site, log } = options;
  const clientOf = clientReader(config.trustedProxies);
  const app = intakeApp(
    {
      ...options,
      pages: builtPages(site),
      builtAt: buildTimeOf(site),
      notFound: site.notFound.bodies.identity.toString(),
      refusalDelay: times.refusal,
    },
    clientOf,
  );
  const search = searchWhenReady(site, { limit: config.rateLimit === 0 ? 0 : searchesAMinute, log });
  const clientAt = ({ socket, headers }: IncomingMessage) =>
    clientOf(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString());
  const previewAt = rolePreviews(site);
  const readFile = staticHandler(site, (request) => {
    const { url = "" } = request;
    return previewAt(url) ?? search({ url, client: clientAt(request) });
  });
  const listener = getRequestListener(app.fetch);
  return createHttpServer({
    times,
    headers: headersAt(config.origin),
    clientOf,
    handle(request, response) {
      if (!appTargets.test(request.url ?? "")) return readFile(request, response);
      response.setHeader("Cache-Control", "no-store");
      return listener(request, response);
    },
  });
}

type ClientReader = ReturnType<typeof clientReader>;

interface AppParts extends Omit<ServiceOptions, "site" | "times">, Pick<AppOptions, "pages" | "refusalDelay"> {
  builtAt: Date;
  /** HTML of the page for unknown addresses. */
  notFound: string;
}

/** Returns the app: the intake and its routes, connected to the store and the settings. */
export function intakeApp(
  {
    config,
    pages,
    builtAt,
    notFound,
    store,
    log,
    wake,
    note = async () => {},
    takesMail,
    problems = () => [],
    now = Date.now,
    refusalDelay,
  }: AppParts,
  clientOf: ClientReader,
): Hono {
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
    events: eventsAt(builtAt),
    secret,
    staff,
    wake,
    note,
    suppressed: suppressionList(store, secret),
    origins: [config.origin, ...config.allowedOrigins],
    clientOf: (context) => clientOf(getConnInfo(context).remote.address ?? "", context.req.header("X-Forwarded-For")),
    problems,
    metrics: formMetrics({ store, problems, now }),
    refusalDelay,
    // A proxy on this machine can have the address of a metrics reader, but it names the visitor in this header.
    mayReadMetrics: (context) =>
      context.req.header("X-Forwarded-For") === undefined && isMetricsReader(getConnInfo(context).remote.address ?? ""),
    now,
    log,
  });
  answerFailures(app, { pages, notFound, log });
  return app;
}

/** Answers unexpected errors, and paths that no route matches. */
function answerFailures(app: Hono, { pages, notFound, log }: Pick<AppParts, "pages" | "notFound" | "log">) {
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
  app.notFound((context) => context.html(notFound, 404));
}

/** Returns a function that renders the page without results until the index is ready, or always if that fails. */
function searchWhenReady(site: Site, { limit, log }: { limit: number; log: Log }): SearchPages {
  let search = pagesWithoutSearch(site);
  searchPages(site, { limit, now: () => performance.now() }).then(
    (ready) => {
      search = ready;
    },
    (error) => log({ level: "error", event: "search is off", error: error.name, at: placeOf(error) }),
  );
  return (request) => search(request);
}

/** Returns the top stack frame for the log, because the error message may contain the visitor's input. */
function placeOf({ stack = "" }: Error): string | undefined {
  return /^ {4}at .*$/m.exec(stack)?.[0].trim();
}
