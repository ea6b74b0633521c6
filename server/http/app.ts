import { type Context, Hono } from "hono";
import type { PublicEvent } from "../../data/events.ts";
import type { Wish } from "../inbox/audit.ts";
import type { Intake } from "../intake/intake.ts";
import type { Log } from "../log.ts";
import type { StaffAddresses, SuppressionList } from "../mail/mail-for.ts";
import type { Secret } from "../mail/token.ts";
import type { Store } from "../store/store.ts";
import type { Admit } from "./admission.ts";
import { formRoutes } from "./form-routes.ts";
import { holdRefusals } from "./hold-refusals.ts";
import { type Metrics, metricsType } from "./metrics.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import type { Pages } from "./pages.ts";
import { quizRoutes } from "./quiz-routes.ts";
import { readiness } from "./readiness.ts";
import { sentRoutes } from "./sent-routes.ts";

export interface AppOptions {
  admit: Admit;
  intake: Intake;
  store: Pick<Store, "find" | "ping" | "subscription" | "setSubscription" | "withdraw" | "keepSeats">;
  suppressed: SuppressionList;
  /** Notes a person's wish outside the data, so that the restore of a backup respects it. Never rejects. */
  note: (wish: Wish, details: object) => Promise<void>;
  staff: StaffAddresses;
  wake: () => void;
  pages: Pages;
  /** Events with the dates that the pages show. */
  events: readonly PublicEvent[];
  sendsMail: boolean;
  secret: Secret;
  /** Origins whose pages may send forms here, the site's own first. */
  origins: readonly [own: string, ...others: string[]];
  clientOf: (context: Context) => string;
  /** Returns the problems that a person has to fix, without visitors' data. */
  problems: () => readonly string[];
  metrics: Metrics;
  mayReadMetrics: (context: Context) => boolean;
  /** Delay before a refusal, in milliseconds. */
  refusalDelay: number;
  now: () => number;
  log: Log;
}

/** Returns an app for the paths that are not files: forms, quiz answers, links in mail, health checks and metrics. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  app.use(holdRefusals(options.refusalDelay));
  const health = readiness(options);
  app.get("/healthz", async (context) => {
    const { ok, problems: reasons = [] } = await health(context.req.header("X-Forwarded-For") === undefined);
    const problems = [...reasons, ...options.problems()];
    return context.json({ ok, ...(problems.length > 0 ? { problems } : {}) }, ok ? 200 : 503);
  });
  // A process that answers is alive. A restart would not fix the store.
  app.get("/livez", (context) => context.json({ ok: true }));
  app.get("/metrics", async (context) =>
    options.mayReadMetrics(context)
      ? context.body(await options.metrics.text(), 200, { "Content-Type": metricsType })
      : context.notFound(),
  );
  app.route("/forms", sentRoutes(options));
  app.route("/forms", formRoutes(options));
  app.route("/newsletter", newsletterRoutes(options));
  app.route("/quiz", quizRoutes(options));
  return app;
}
