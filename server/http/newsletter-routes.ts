import { type Context, Hono } from "hono";
import { answers } from "../../data/forms/answers.ts";
import { hashesOf } from "../inbox/audit.ts";
import { rateLimit } from "../intake/rate-limit.ts";
import { readToken } from "../mail/token.ts";
import { hour, minute } from "../times.ts";
import type { AppOptions } from "./app.ts";
import { networksOf } from "./client-address.ts";

/**
 * Maximum requests per IP address in a minute, and confirmations per person in an hour. Mail providers unsubscribe many
 * people from one IP address. A person changes their mind only a few times.
 */
const [opensAMinute, confirmationsAnHour] = [120, 10];
const maxNames = 10_000;

const doings = {
  confirm: { state: "confirmed", ask: answers.confirm, done: answers.confirmed },
  unsubscribe: { state: "unsubscribed", ask: answers.unsubscribe, done: answers.unsubscribed },
  stop: { state: "unsubscribed", ask: answers.stop, done: answers.stopped },
} as const;

/**
 * Returns the routes to which newsletter links lead. Opening a link changes nothing, because scanners open every link.
 * Changes need the button on the page or the one-click request of mail programs (RFC 8058). That request needs the
 * token in the path, so proxies must not log the path, and browsers must not send it on.
 */
export function newsletterRoutes(options: AppOptions): Hono {
  const { store, suppressed, pages, secret, clientOf, note, now, log } = options;
  const routes = new Hono();
  const limited = (limit: number, period: number) =>
    rateLimit({ limit, period, names: maxNames, now: () => performance.now() });
  const [opens, confirmations] = [limited(opensAMinute, minute), limited(confirmationsAnHour, hour)];
  const refuse = (context: Context, wait: number) => {
    context.header("Retry-After", String(Math.ceil(wait / 1000)));
    return context.html(pages.answer(answers.limitedLink), 429);
  };
  routes.use(async (context, next) => {
    context.header("Referrer-Policy", "no-referrer");
    const wait = opens.count(networksOf(clientOf(context)));
    return wait > 0 ? refuse(context, wait) : await next();
  });
  const stale = (context: Context) => context.html(pages.answer(answers.staleLink), 410);

  async function isDone(purpose: keyof typeof doings, address: string): Promise<boolean> {
    if ((await store.subscription(address))?.state !== doings[purpose].state) return false;
    return purpose === "confirm" || (await suppressed.has(address, purpose === "stop"));
  }

  for (const purpose of ["confirm", "unsubscribe", "stop"] as const) {
    const { state, ask, done } = doings[purpose];
    routes.get(`/${purpose}/:token`, (context) => {
      const token = context.req.param("token");
      if (readToken(purpose, token, secret, now()) === undefined) return stale(context);
      const press = { action: `/newsletter/${purpose}/${token}`, button: ask.button };
      return context.html(pages.answer({ title: ask.title, text: ask.text, press }));
    });
    routes.post(`/${purpose}/:token`, async (context) => {
      const address = readToken(purpose, context.req.param("token"), secret, now());
      if (address === undefined) return stale(context);
      if (await isDone(purpose, address)) return context.html(pages.answer(done));
      const hashes = hashesOf(address, [secret].flat());
      // Unsubscribing has no separate limit, because a person can repeat it only after another confirmation.
      const wait = purpose === "confirm" ? confirmations.count([{ name: hashes.person ?? "", share: 1 }]) : 0;
      if (wait > 0) return refuse(context, wait);
      // Noted before the change. In the reverse order, a crash between the two would lose the note, because the next
      // press would find the change made.
      await note(purpose, hashes);
      // A confirmation from the mailbox's reader lifts an earlier suppression.
      await (purpose === "confirm" ? suppressed.remove(address) : suppressed.add(address, now(), purpose === "stop"));
      await store.setSubscription({ address, state, changedAt: now() });
      log({ level: "info", event: `newsletter ${state}` });
      return context.html(pages.answer(done));
    });
  }
  return routes;
}
