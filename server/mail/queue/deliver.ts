import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { MailJob, MailResult } from "../../store/mail-job.ts";
import type { Store } from "../../store/store.ts";
import type { Submission } from "../../store/submission.ts";
import { type Mail, Unwritable } from "../mail.ts";
import { goesToSender, mailKinds } from "../mail-kinds.ts";
import { mostAttempts, pauseAfter } from "./backoff.ts";
import type { Delivery } from "./smtp-answer.ts";
import type { MailTransport } from "./transport.ts";

export interface DeliveryOptions {
  store: Pick<Store, "settleMail" | "find">;
  transport: MailTransport;
  render: (job: MailJob, submission: Submission) => Mail;
  isSuppressed: (address: string) => Promise<boolean>;
  log: Log;
  now: () => number;
}

/** Milliseconds between tries to store a result. If all of them fail, the mail is sent twice. */
const settlePauses = [50, 100, 200, 400, 800, 1600, 3200, 6400];

/** Sends one mail and stores the result. Never rejects. */
export async function deliver(job: MailJob, options: DeliveryOptions): Promise<void> {
  const { log, now, isSuppressed } = options;
  const { id, kind, attempts } = job;
  try {
    // Checked last, because the recipient may have unsubscribed since the mail was queued.
    if (job.to && goesToSender(job) && !mailKinds[kind].isAsked && (await isSuppressed(job.to))) {
      log({ level: "info", event: "mail left out", id, kind });
      return await settle(id, { state: "left-out" }, options);
    }
    const result = resultOf(await attempt(job, options), attempts, now());
    log({
      level: result.state === "sent" ? "info" : result.state === "waiting" ? "warn" : "error",
      event: `mail ${result.state}`,
      id,
      kind,
      attempts,
      answer: "answer" in result ? result.answer : undefined,
    });
    await settle(id, result, options);
  } catch (error) {
    // The lease expires, and the mail is retried.
    log({ level: "error", event: "mail unsettled", id, kind, attempts, error: nameOf(error) });
  }
}

async function attempt(job: MailJob, { store, transport, render }: DeliveryOptions): Promise<Delivery> {
  // A mail exceeds the maximum only if a process ended while sending it.
  if (job.attempts > mostAttempts) return { state: "dead", answer: "Tried too often without a result." };
  if (job.to === "") return { state: "dead", answer: "Its recipient cannot be decrypted." };
  const submission = await store.find(job.submissionId);
  if (!submission) return { state: "dead", answer: "The form it came from is gone." };
  let mail: Mail;
  try {
    mail = render(job, submission);
  } catch (error) {
    return {
      state: "dead",
      answer: error instanceof Unwritable ? error.message : `It cannot be written: ${nameOf(error)}.`,
    };
  }
  return transport.send(mail);
}

function resultOf(delivery: Delivery, attempts: number, now: number): MailResult {
  if (delivery.state !== "retry") return delivery;
  const wait = pauseAfter(attempts);
  const { answer } = delivery;
  return wait === undefined ? { state: "dead", answer } : { state: "waiting", dueAt: now + wait, answer };
}

async function settle(id: string, result: MailResult, { store }: DeliveryOptions): Promise<void> {
  for (const wait of settlePauses) {
    try {
      return await store.settleMail(id, result);
    } catch {
      await pause(wait);
    }
  }
  await store.settleMail(id, result);
}

/** Returns only the kind of an error: its message might contain the visitor's input. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
