import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { answers } from "../../data/forms/answers.ts";
import { everyForm, type FormName, isFormName } from "../../data/forms/every-form.ts";
import type { Form } from "../../data/forms/form.ts";
import type { RawFields } from "../../src/forms/intake-contract.ts";
import { isReference } from "../intake/reference.ts";
import type { AppOptions } from "./app.ts";
import { confirmation } from "./confirmation.ts";
import { refuse, refuseUnread, replyAsJson, replyAsPage } from "./form-replies.ts";
import { readInput, Unreadable } from "./read-input.ts";
import { isOwnPage, wantsJson } from "./requests.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const forms: Record<FormName, Form> = everyForm;

/**
 * Returns the routes for forms. `POST /{form}` accepts a form, as JSON from scripts or as a plain form.
 * `GET /{form}/thanks/{reference}` confirms it. `GET /{form}`, the address of a page with errors, leads to the form.
 * `GET /mail` returns `isSetUp: true` if a mail server is configured, so that pages promise no mail without one.
 */
export function formRoutes(options: AppOptions): Hono {
  const { store, pages, sendsMail, origins, metrics, now, log } = options;
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
    const [outcome, response] = await take(context, form, options).catch((error) => {
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

  routes.get("/:form/thanks/:reference", async (context) => {
    const { form, reference } = context.req.param();
    if (!isFormName(form) || !isReference(reference)) return context.notFound();
    const stored = await store.find(reference);
    if (stored?.form !== form) return context.notFound();
    return confirmation(context, options, stored);
  });

  return routes;
}

/** Resolves to a form's outcome, which the metrics count, and the response. Checks origin, key and limits first. */
async function take(
  context: Context,
  form: FormName,
  options: AppOptions,
): Promise<[outcome: string, response: Response]> {
  const { admit, intake, store, pages, origins, clientOf } = options;
  const request = context.req.raw;
  // Read first, because the connection may be gone once the body has been read.
  const client = clientOf(context);
  const asJson = wantsJson(request.headers);
  const refused = (status: 400 | 403 | 413 | 415, code: string, words: { title: string; text: string }) =>
    ["refused", refuse(context, pages, { status, code, words })] satisfies [string, Response];
  if (!isOwnPage(request.headers, context.req.header("Host") ?? "", origins))
    return refused(403, "origin", answers.refusedOrigin);
  const keyHeader = context.req.header("Idempotency-Key");
  if (!isKey(keyHeader)) return refused(400, "key", answers.unreadable);
  const admission = await admit({ form, client, key: keyHeader, isPlain: !asJson });
  if (admission.kind === "refused") return ["limited", refuseUnread(context, pages, admission.retryAfter)];
  let typed: RawFields;
  try {
    typed = await readInput(request, several(form));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return refused(error.status, "body", answers.unreadable);
  }
  if (admission.kind === "returned") {
    const { retryAfter } = admission;
    return ["limited", replyAsPage(context, pages, { form, typed }, { kind: "limited", retryAfter })];
  }
  const key = keyHeader ?? (typed._key === undefined ? undefined : String(typed._key));
  if (!isKey(key)) return refused(400, "key", answers.unreadable);
  const page = pages.pageOf(form, typed);
  const reply = await intake({ form, typed, key, client, page });
  const outcome = reply.kind === "received" ? reply.outcome : reply.kind;
  if (outcome === "repeated") admission.isRepeat();
  if (asJson) return [outcome, replyAsJson(context, reply)];
  // Without mail, only this page can tell the sender how to cancel. A redirect would put the code into an address.
  const stored = reply.kind === "received" && reply.receipt.code ? await store.find(reply.receipt.id) : undefined;
  if (stored && reply.kind === "received") return [outcome, confirmation(context, options, stored, reply.receipt.code)];
  return [outcome, replyAsPage(context, pages, { form, typed }, reply)];
}

function several(form: FormName): ReadonlySet<string> {
  return new Set(forms[form].fields.filter(({ kind }) => kind === "choices").map(({ name }) => name));
}

function isKey(key: string | undefined): boolean {
  return key === undefined || uuid.test(key);
}
