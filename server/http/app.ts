import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { PublicEvent } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName, isFormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { registeredEvent } from "../../src/events/event-rules.ts";
import type { Fields } from "../../src/forms/intake-contract.ts";
import { giftCheckout, giftIn, giftReview, giftSum, payLink } from "../../src/giving/gift.ts";
import type { Wish } from "../inbox/audit.ts";
import type { Intake, Reply } from "../intake/intake.ts";
import { isReference, replacementText } from "../intake/intake-replies.ts";
import type { Log } from "../log.ts";
import type { StaffAddresses, SuppressionList } from "../mail/mail-for.ts";
import { harmlessFields } from "../mail/templates/sender-mail.ts";
import type { Secret } from "../mail/token.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/submission.ts";
import type { Admit } from "./admission.ts";
import type { AnswerWords } from "./answer-page.ts";
import { holdRefusals } from "./hold-refusals.ts";
import { type Metrics, metricsType } from "./metrics.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import type { Pages } from "./pages.ts";
import { quizRoutes } from "./quiz-routes.ts";
import { type FormInput, readInput, Unreadable } from "./read-input.ts";
import { readiness } from "./readiness.ts";
import { formError, isOwnPage, wantsJson } from "./requests.ts";
import { sentRoutes } from "./sent-routes.ts";

export interface AppOptions {
  admit: Admit;
  intake: Intake;
  store: Pick<Store, "find" | "ping" | "subscription" | "setSubscription" | "withdraw" | "keepSeats">;
  suppressed: SuppressionList;
  /** Notes a person's wish outside the data, so that a restored backup follows it. Never rejects. */
  note: (wish: Wish, details: object) => Promise<void>;
  staff: StaffAddresses;
  wake: () => void;
  pages: Pages;
  /** With the dates that the pages show. */
  events: readonly PublicEvent[];
  sendsMail: boolean;
  secret: Secret;
  /** Origins whose pages may send forms here, the site's own first. */
  origins: readonly [own: string, ...others: string[]];
  clientOf: (context: Context) => string;
  /** Returns what a person has to fix, without any input. */
  problems: () => readonly string[];
  metrics: Metrics;
  mayReadMetrics: (context: Context) => boolean;
  /** Milliseconds. */
  refusalDelay: number;
  now: () => number;
  log: Log;
}

/** Serves the paths that are not files: forms, the answers of the quiz, link targets in mail, and health checks. */
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

/** Replies of the intake, plus the refusal that never reaches it. */
type Answered = Reply | { kind: "limited"; retryAfter: number };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const forms: Record<FormName, Form> = everyForm;
const statuses = { received: 200, invalid: 422, conflict: 409, limited: 429, busy: 503 } as const;

/**
 * `POST /{form}` accepts a form, as JSON from scripts or as a plain form. `GET /{form}/thanks/{reference}` confirms it.
 * `GET /{form}`, the address of a page with errors, redirects to the form. `GET /mail` returns true if a mail server is
 * configured, so that pages promise no mail without one.
 */
function formRoutes(options: AppOptions): Hono {
  const { admit, intake, store, pages, events, sendsMail, origins, clientOf, metrics, now, log } = options;
  const routes = new Hono();

  const shareWith = cors({
    origin: [...origins],
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", "Idempotency-Key"],
    exposeHeaders: ["Retry-After"],
  });
  // Other origins get no CORS headers. `cors` would list the allowed headers and methods for them too.
  routes.use("/:form", (context, next) =>
    origins.includes(context.req.header("Origin") ?? "") ? shareWith(context, next) : next(),
  );
  routes.options("/:form", (context) => context.body(null, 204));

  routes.post("/:form", async (context) => {
    const form = context.req.param("form");
    if (!isFormName(form)) return context.notFound();
    const begun = now();
    const [outcome, response] = await take(context, form).catch((error) => {
      metrics.count(form, "failed");
      throw error;
    });
    metrics.count(form, outcome);
    log({
      level: response.status < 500 ? "info" : "warn",
      event: "form",
      form,
      status: response.status,
      ms: now() - begun,
    });
    return response;
  });

  routes.get("/mail", (context) => context.json({ isSetUp: sendsMail }));

  routes.get("/:form", (context) => {
    const form = context.req.param("form");
    const home = isFormName(form) && pages.homeOf(form);
    return home ? context.redirect(home, 303) : context.notFound();
  });

  async function take(context: Context, form: FormName): Promise<[outcome: string, Response]> {
    const request = context.req.raw;
    // Read first, because the connection may be gone once the body has been read.
    const client = clientOf(context);
    const asJson = wantsJson(request.headers);
    if (!isOwnPage(request.headers, context.req.header("Host") ?? "", origins))
      return ["refused", refuse(context, asJson, 403, "origin", answers.refusedOrigin)];
    const keyHeader = context.req.header("Idempotency-Key");
    if (!isKey(keyHeader)) return ["refused", refuse(context, asJson, 400, "key", answers.unreadable)];
    const admission = await admit({ form, client, key: keyHeader, isPlain: !asJson });
    if (admission.kind === "refused") return ["limited", refuseUnread(context, asJson, admission.retryAfter)];
    let typed: FormInput;
    try {
      typed = await readInput(request, several(form));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return ["refused", refuse(context, asJson, error.status, "body", answers.unreadable)];
    }
    if (admission.kind === "returned")
      return ["limited", answerPage(context, form, typed, { kind: "limited", retryAfter: admission.retryAfter })];
    const key = keyHeader ?? (typed._key === undefined ? undefined : String(typed._key));
    if (!isKey(key)) return ["refused", refuse(context, asJson, 400, "key", answers.unreadable)];
    const page = pages.pageOf(form, typed);
    const reply = await intake({ form, typed, key, client, page });
    const outcome = reply.kind === "received" ? reply.outcome : reply.kind;
    if (outcome === "repeated") admission.isRepeat();
    if (asJson) return [outcome, answerJson(context, reply)];
    // Without mail, only this page can tell the sender how to cancel. The code must not be in an address.
    const stored = reply.kind === "received" && reply.receipt.code ? await store.find(reply.receipt.id) : undefined;
    if (stored && reply.kind === "received") return [outcome, confirmation(context, stored, reply.receipt.code)];
    return [outcome, answerPage(context, form, typed, reply)];
  }

  function answerJson(context: Context, reply: Answered): Response {
    switch (reply.kind) {
      case "received":
        return context.json(reply.receipt);
      case "invalid":
        return context.json({ error: "invalid", errors: reply.errors }, 422);
      case "conflict":
        return context.json({ error: "conflict", errors: [formError("conflict", answers.conflict)] }, 409);
      case "limited":
      case "busy":
        context.header("Retry-After", inSeconds(reply.retryAfter));
        return context.json(
          { error: reply.kind, errors: [formError(reply.kind, answers[reply.kind])] },
          statuses[reply.kind],
        );
    }
  }

  function answerPage(context: Context, form: FormName, typed: FormInput, reply: Answered): Response {
    if (reply.kind === "received") return context.redirect(`/forms/${form}/thanks/${reply.receipt.reference}`, 303);
    if ("retryAfter" in reply) context.header("Retry-After", inSeconds(reply.retryAfter));
    const errors = reply.kind === "invalid" ? reply.errors : [];
    const notice = reply.kind === "invalid" ? undefined : answers[reply.kind];
    return context.html(pages.returned({ form, typed, errors, notice }), statuses[reply.kind]);
  }

  function refuse(
    context: Context,
    asJson: boolean,
    status: 400 | 403 | 413 | 415,
    code: string,
    words: { title: string; text: string },
  ): Response {
    if (asJson) return context.json({ error: code, errors: [formError(code, words.text)] }, status);
    return context.html(pages.answer(words), status);
  }

  function refuseUnread(context: Context, asJson: boolean, retryAfter: number): Response {
    if (asJson) return answerJson(context, { kind: "limited", retryAfter });
    context.header("Retry-After", inSeconds(retryAfter));
    return context.html(pages.answer(answers.limitedUnread), statuses.limited);
  }

  routes.get("/:form/thanks/:reference", async (context) => {
    const { form, reference } = context.req.param();
    if (!isFormName(form) || !isReference(reference)) return context.notFound();
    const stored = await store.find(reference);
    if (stored?.form !== form) return context.notFound();
    return confirmation(context, stored);
  });

  function confirmation(context: Context, stored: Submission, code?: string): Response {
    const { form, reference, fields } = stored;
    const { title, text } = replacementText(stored, sendsMail) ?? everyForm[form].sent;
    const event = form === "event-registration" ? registeredEvent(events, fields.event) : undefined;
    const pay = payment(form, fields, origins[0]);
    const entries = giftReview(forms[form], harmlessFields(forms[form], fields));
    const words = { title, text, reference, event, pay, entries };
    if (!code) return context.html(pages.answer(words));
    context.header("Referrer-Policy", "no-referrer");
    const press = { action: "/forms/sent", button: formCopy.sent.cancel, code };
    const keep = `/forms/sent#${code}`;
    return context.html(pages.answer({ ...words, text: `${text} ${answers.withoutMail}`, keep, press }));
  }

  return routes;
}

function payment(name: FormName, fields: Fields, origin: string): AnswerWords["pay"] {
  const form = forms[name];
  const link = payLink(form.sent, fields);
  if (!link) return undefined;
  const gift = giftIn(form, fields);
  return { href: giftCheckout(link, gift, origin), sum: gift ? giftSum(link, gift) : "" };
}

function several(form: FormName): ReadonlySet<string> {
  return new Set(forms[form].fields.filter(({ kind }) => kind === "choices").map(({ name }) => name));
}

function isKey(key: string | undefined): boolean {
  return key === undefined || uuid.test(key);
}

function inSeconds(ms: number): string {
  return String(Math.ceil(ms / 1000));
}
