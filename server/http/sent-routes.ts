import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { eventsPage } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { ownRegistrationPath, registeredEvent } from "../../src/events/event-registration.ts";
import { isOpen, nextAfter } from "../../src/events/event-rules.ts";
import { eventWhen } from "../../src/events/event-when.ts";
import { entriesOf, titleOf } from "../inbox/submission-text.ts";
import { staffAddressFor } from "../mail/mail-for.ts";
import { timeOf } from "../mail/templates/plain-text.ts";
import { readToken } from "../mail/token.ts";
import type { Placement, Submission } from "../store/submission.ts";
import type { AnswerWords } from "./answer-page.ts";
import type { AppOptions } from "./app.ts";
import { readInput } from "./read-input.ts";

const copy = answers.sent;

/**
 * Returns the routes to which links in mail about one form lead. `/forms/sent#{token}` shows the sender the stored
 * form, with a button that withdraws it. Opening the form also keeps held seats. `/forms/read#{token}` shows the form
 * to staff without the button. Proxies cannot log the token, because browsers do not send a fragment. Scanners open
 * links, but rarely run scripts.
 */
export function sentRoutes({ store, pages, events, secret, staff, wake, note, now, log }: AppOptions): Hono {
  const routes = new Hono();

  async function meant(context: Context, purpose: "sent" | "read"): Promise<[code: string, Submission] | undefined> {
    const { token = "" } = await readInput(context.req.raw).catch((): { token?: string } => ({}));
    const id = readToken(purpose, String(token), secret, now());
    const submission = id === undefined ? undefined : await store.find(id);
    return submission && [String(token), submission];
  }

  function answer(context: Context, words: AnswerWords, status: 200 | 410 = 200) {
    context.header("Referrer-Policy", "no-referrer");
    return context.html(pages.answer(words), status);
  }

  for (const purpose of ["sent", "read"] as const) {
    const { title, text, button } = copy.open;
    routes.get(`/${purpose}`, (context) =>
      answer(context, { title, text, press: { action: `/forms/${purpose}`, button, asksCode: true } }),
    );
    routes.post(`/${purpose}`, async (context) => {
      const found = await meant(context, purpose);
      if (!found) return answer(context, copy.gone, 410);
      const [code, submission] = found;
      // Withdrawing revokes the link.
      if (submission.withdrawnAt !== undefined) return answer(context, wordsFor(submission, events), 410);
      if (purpose === "read") return answer(context, wordsFor(submission, events));
      const kept = await store.keepSeats(submission.id, now());
      const words = wordsFor({ ...submission, ...(kept?.state === "earlier" ? {} : { placement: kept }) }, events);
      const said = [words.text, kept?.state === "earlier" ? copy.earlier : "", copy.correct].filter(Boolean).join(" ");
      const press = { action: "/forms/sent/withdraw", button: copy.button, code };
      return answer(context, { ...words, title: copy.title, text: said, press });
    });
  }

  routes.post("/sent/withdraw", async (context) => {
    const found = await meant(context, "sent");
    if (!found) return answer(context, copy.gone, 410);
    const [, submission] = found;
    const { id, form, reference } = submission;
    const to = staffAddressFor(submission, staff);
    const notice = to ? [{ id: randomUUID(), kind: "withdrawal-notification" as const, to }] : [];
    if (await store.withdraw(id, notice, now())) {
      await note("withdraw", { form: id });
      log({ level: "info", event: "form withdrawn", form });
      wake();
    }
    const wayBack = afterWithdrawal(submission, events, new Date(now()));
    const text = [copy.withdrawn.text, wayBack.text].filter(Boolean).join(" ");
    return answer(context, { ...copy.withdrawn, text, again: wayBack.again, reference });
  });

  return routes;
}

/** Returns the page on which to register again, if the event is still open, and a text about the next event, if any. */
function afterWithdrawal({ form, fields }: Submission, events: AppOptions["events"], now: Date) {
  const event = form === "event-registration" && events.find(({ slug }) => slug === fields.event);
  if (!event) return {};
  const [next] = nextAfter(event, events, now);
  return {
    again: isOpen(event, now) ? ownRegistrationPath(event) : undefined,
    text: next && eventsPage.registration.next.replace("{next}", next.title).replace("{when}", eventWhen(next)),
  };
}

function standing(placement: Placement): string {
  return answers.placement.standing(placement.state === "waiting" ? placement.number : undefined);
}

function wordsFor(submission: Submission, events: AppOptions["events"]): AnswerWords {
  const { form, reference, receivedAt, withdrawnAt, fields, placement, isUnreadable } = submission;
  const title = titleOf(submission);
  if (withdrawnAt !== undefined) return { title, text: copy.wasWithdrawn(timeOf(withdrawnAt)), reference };
  if (isUnreadable) return { title, text: copy.unreadable, reference };
  const event = form === "event-registration" ? registeredEvent(events, fields.event) : undefined;
  const { event: _, ...others } = fields;
  const entries = entriesOf({ form, fields: event ? others : fields });
  const text = copy.received(title, timeOf(receivedAt));
  return { title, text: placement ? `${text} ${standing(placement)}` : text, reference, event, entries };
}
