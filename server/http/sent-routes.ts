import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { answers } from "../../data/forms/answers.ts";
import { registeredEvent } from "../../src/events/event-rules.ts";
import { entriesOf, titleOf } from "../inbox/submission-text.ts";
import { staffAddressFor } from "../mail/mail-for.ts";
import { timeOf } from "../mail/templates/plain-text.ts";
import { readToken } from "../mail/token.ts";
import type { Placement, Submission } from "../store/submission.ts";
import type { AnswerWords } from "./answer-page.ts";
import type { AppOptions } from "./app.ts";

const copy = answers.sent;

/**
 * Link targets in mail about one form. `/forms/sent/{token}` shows the sender the stored form, with a button that
 * withdraws it. `/forms/read/{token}` shows it to staff without the button. Opening a link changes nothing, because
 * scanners open every link.
 */
export function sentRoutes({ store, pages, events, secret, staff, wake, now, log }: AppOptions): Hono {
  const routes = new Hono();

  async function meant(context: Context, purpose: "sent" | "read"): Promise<Submission | undefined> {
    const id = readToken(purpose, context.req.param("token") ?? "", secret, now());
    return id === undefined ? undefined : await store.find(id);
  }

  const gone = (context: Context) => context.html(pages.answer(copy.gone), 410);

  for (const purpose of ["sent", "read"] as const) {
    routes.get(`/${purpose}/:token`, async (context) => {
      const submission = await meant(context, purpose);
      if (!submission) return gone(context);
      const words = wordsFor(submission, events);
      if (purpose === "read" || submission.withdrawnAt !== undefined) return context.html(pages.answer(words));
      const press = { action: context.req.path, button: copy.button };
      const text = `${words.text} ${copy.correct}`;
      return context.html(pages.answer({ ...words, title: copy.title, text, press }));
    });
  }

  routes.post("/sent/:token", async (context) => {
    const submission = await meant(context, "sent");
    if (!submission) return gone(context);
    const { id, form, reference } = submission;
    const to = staffAddressFor(form, staff);
    const notice = to ? [{ id: randomUUID(), kind: "withdrawal-notification" as const, to }] : [];
    if (await store.withdraw(id, notice, now())) {
      log({ level: "info", event: "form withdrawn", form });
      wake();
    }
    return context.html(pages.answer({ ...copy.withdrawn, reference }));
  });

  return routes;
}

function standing(placement: Placement): string {
  return answers.placement.standing(placement.state === "waiting" ? placement.number : undefined);
}

function wordsFor(submission: Submission, events: AppOptions["events"]): AnswerWords {
  const { form, reference, receivedAt, withdrawnAt, fields, placement } = submission;
  const title = titleOf(submission);
  if (withdrawnAt !== undefined) return { title, text: copy.wasWithdrawn(timeOf(withdrawnAt)), reference };
  if (submission.isUnreadable) return { title, text: copy.unreadable, reference };
  const event = form === "event-registration" ? registeredEvent(events, fields.event) : undefined;
  const { event: _, ...others } = fields;
  const entries = entriesOf({ form, fields: event ? others : fields });
  const text = copy.received(title, timeOf(receivedAt));
  return { title, text: placement ? `${text} ${standing(placement)}` : text, reference, event, entries };
}
