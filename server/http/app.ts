import { type Context, Hono } from "hono";
import type { PublicEvent } from "../../data/events.ts";
import type { Intake } from "../intake/intake.ts";
import type { Log } from "../log.ts";
import type { StaffAddresses, SuppressionList } from "../mail/mail-for.ts";
import type { Store } from "../store/store.ts";
import type { Admit } from "./admission.ts";
import { formRoutes } from "./form-routes.ts";
import { readiness } from "./health.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import type { Pages } from "./pages.ts";
import { sentRoutes } from "./sent-routes.ts";

export interface AppOptions {
  admit: Admit;
  intake: Intake;
  store: Pick<Store, "find" | "ping" | "setSubscription" | "withdraw">;
  suppressed: SuppressionList;
  staff: StaffAddresses;
  wake: () => void;
  pages: Pages;
  /** With the dates that the pages show. */
  events: readonly PublicEvent[];
  sendsMail: boolean;
  secret: string;
  /** Origins whose pages may send forms here, the site's own first. */
  origins: readonly [own: string, ...others: string[]];
  clientOf: (context: Context) => string;
  now: () => number;
  log: Log;
}

/** Serves the paths that are not files: forms, link targets in mail, and health checks. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const isReady = readiness(options);
  app.get("/healthz", async (context) => {
    const ok = await isReady();
    return context.json({ ok }, ok ? 200 : 503);
  });
  // A process that answers is alive. A restart would not fix the store.
  app.get("/livez", (context) => context.json({ ok: true }));
  app.route("/forms", formRoutes(options));
  app.route("/forms", sentRoutes(options));
  app.route("/newsletter", newsletterRoutes(options));
  return app;
}
