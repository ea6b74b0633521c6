import type { Context } from "hono";
import { answers } from "../../data/forms/answers.ts";
import type { FormName } from "../../data/forms/every-form.ts";
import type { RawFields } from "../../src/forms/intake-contract.ts";
import type { Reply } from "../intake/intake.ts";
import type { Pages } from "./pages.ts";
import { formError, wantsJson } from "./requests.ts";

/** Replies of the intake, plus the refusal of a form that never reaches it. */
type Answered = Reply | { kind: "limited"; retryAfter: number };

const statuses = { received: 200, invalid: 422, conflict: 409, limited: 429, busy: 503 } as const;

export function replyAsJson(context: Context, reply: Answered): Response {
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

/** Redirects to the confirmation of a received form, or returns the form with the typed values and the reason. */
export function replyAsPage(
  context: Context,
  pages: Pages,
  { form, typed }: { form: FormName; typed: RawFields },
  reply: Answered,
): Response {
  if (reply.kind === "received") return context.redirect(`/forms/${form}/thanks/${reply.receipt.reference}`, 303);
  if ("retryAfter" in reply) context.header("Retry-After", inSeconds(reply.retryAfter));
  const errors = reply.kind === "invalid" ? reply.errors : [];
  const notice = reply.kind === "invalid" ? undefined : answers[reply.kind];
  return context.html(pages.returned({ form, typed, errors, notice }), statuses[reply.kind]);
}

interface Refusal {
  status: 400 | 403 | 413 | 415;
  code: string;
  words: { title: string; text: string };
}

export function refuse(context: Context, pages: Pages, { status, code, words }: Refusal): Response {
  if (wantsJson(context.req.raw.headers))
    return context.json({ error: code, errors: [formError(code, words.text)] }, status);
  return context.html(pages.answer(words), status);
}

/** Refuses a form above the limit before its body is read. The page therefore cannot return the input. */
export function refuseUnread(context: Context, pages: Pages, retryAfter: number): Response {
  if (wantsJson(context.req.raw.headers)) return replyAsJson(context, { kind: "limited", retryAfter });
  context.header("Retry-After", inSeconds(retryAfter));
  return context.html(pages.answer(answers.limitedUnread), statuses.limited);
}

function inSeconds(ms: number): string {
  return String(Math.ceil(ms / 1000));
}
