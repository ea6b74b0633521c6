import { type Context, Hono } from "hono";
import type { PublicEvent } from "../../data/events.ts";
import type { Intake } from "../intake/intake.ts";
import type { Log } from "../log.ts";
import type { StaffAddresses } from "../mail/staff-address.ts";
import type { SuppressionList } from "../mail/suppression-list.ts";
import type { Store } from "../store/store.ts";
import type { Admit } from "./admission.ts";
import { formRoutes } from "./form-routes.ts";
import { readiness } from "./health.ts";
import { limitLooks } from "./limit-looks.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import type { Pages } from "./pages.ts";
import { sentRoutes } from "./sent-routes.ts";

export interface AppOptions {
  /** Asked before the body of a form is read. */
  admit: Admit;
  /** How often one sender may look at what is stored of forms, in how many milliseconds; 0 for any number. */
  looks: { limit: number; period: number };
  intake: Intake;
  store: Pick<Store, "find" | "ping" | "setSubscription" | "withdraw">;
  /** Who wants no mail that they did not ask for. */
  suppressed: SuppressionList;
  /** Who is told that a form was taken back. */
  staff: StaffAddresses;
  /** Called when there may be mail to send. */
  poke: () => void;
  pages: Pages;
  /** With the dates that the pages show. */
  events: readonly PublicEvent[];
  /** Whether mail leaves the outbox. */
  sendsMail: boolean;
  /** Signs the links in mail. */
  secret: string;
  /** Origins whose pages may send forms here, the site’s own first. */
  origins: readonly [own: string, ...others: string[]];
  /** Who sent a request. */
  clientOf: (context: Context) => string;
  now: () => number;
  log: Log;
}

/** The addresses that are no files: forms, what links in mail lead to, health. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const isReady = readiness(options);
  const limited = limitLooks(options, options.looks);
  app.get("/healthz", async (context) => {
    const ok = await isReady();
    return context.json({ ok }, ok ? 200 : 503);
  });
  // A process that answers is alive: to start it anew would mend no store.
  app.get("/livez", (context) => context.json({ ok: true }));
  for (const path of ["/forms/sent/*", "/forms/read/*", "/forms/:form/thanks/*"] as const) app.use(path, limited);
  app.route("/forms", formRoutes(options));
  app.route("/forms", sentRoutes(options));
  app.route("/newsletter", newsletterRoutes(options));
  return app;
}
