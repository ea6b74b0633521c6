import { type Context, Hono } from "hono";
import { answers } from "../../data/forms/answers.ts";
import { hashesOf } from "../inbox/audit.ts";
import { readToken } from "../mail/token.ts";
import type { AppOptions } from "./app.ts";

const doings = {
  confirm: { state: "confirmed", ask: answers.confirm, done: answers.confirmed },
  unsubscribe: { state: "unsubscribed", ask: answers.unsubscribe, done: answers.unsubscribed },
  stop: { state: "unsubscribed", ask: answers.stop, done: answers.stopped },
} as const;

/**
 * Link targets in mail. Opening a link changes nothing, because scanners open every link. Changes need the button on
 * the page or the one-click request of mail programs (RFC 8058). That request needs the token in the path, so proxies
 * must not log the path, and browsers must not send it on.
 */
export function newsletterRoutes({ store, suppressed, pages, secret, note, now, log }: AppOptions): Hono {
  const routes = new Hono();
  routes.use((context, next) => {
    context.header("Referrer-Policy", "no-referrer");
    return next();
  });
  const stale = (context: Context) => context.html(pages.answer(answers.staleLink), 410);

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
      // A confirmation from the mailbox's reader lifts an earlier suppression.
      await (purpose === "confirm" ? suppressed.remove(address) : suppressed.add(address, now(), purpose === "stop"));
      await store.setSubscription({ address, state, changedAt: now() });
      await note(purpose, hashesOf(address, [secret].flat()));
      log({ level: "info", event: `newsletter ${state}` });
      return context.html(pages.answer(done));
    });
  }
  return routes;
}
