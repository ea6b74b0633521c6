import { useState } from "react";
import type { SendResult } from "../forms/outbox/submission.ts";
import { sendSubmission, useOutbox } from "../forms/outbox/use-outbox.ts";
import { endpoint, newKey } from "../forms/send-form.ts";
import type { Mail } from "./result-mail.ts";

/** Duration of a simulated submission, in milliseconds. */
const seeming = 1500;

interface ResultRequest {
  email: string;
  /** Index of each question's chosen option, from 0, in the order of the questions. */
  answers: string;
  /** UUID, the same for every attempt. */
  key: string;
}

/**
 * Status of the result email. "waiting": stored on the device for a retry. "unsent": requested, but no mail server is
 * configured yet. "held": waiting for review by staff.
 */
type SentState = "sent" | "waiting" | "unsent" | "held" | "refused" | "simulated";

/**
 * Requests the email with a result. The receiving service writes it, from the answers only. A preview without a form
 * service only simulates this: it waits, logs the email's content without the address, and sends nothing. Rejects if
 * the request could neither be sent nor stored.
 */
async function sendResults({ email, answers, key }: ResultRequest, mail: () => Promise<Mail>): Promise<SentState> {
  if (endpoint === undefined) return simulate(mail);
  const fields = { email, consent: true, answers };
  const result = await sendSubmission({ key, form: "quiz-results", fields, url: `${endpoint}/quiz-results` });
  if (result.state === "waiting") return "waiting";
  const arrived = arrivedState(result);
  if (arrived) return arrived;
  throw new Error(result.state);
}

export function arrivedState(result: SendResult): "sent" | "unsent" | "held" | "refused" | undefined {
  if (result.state === "accepted") return "sent";
  if (result.state === "refused") return "refused";
  if (result.state !== "received") return undefined;
  if (result.instead?.waits) return "unsent";
  // A submission held for review sends no email.
  return result.instead ? "held" : "sent";
}

async function simulate(mail: () => Promise<Mail>): Promise<"simulated"> {
  await new Promise((resolve) => setTimeout(resolve, seeming));
  if (!navigator.onLine) throw new Error("offline");
  console.info("quiz results, not sent: no delivery is configured", await mail());
  return "simulated";
}

/** Status of the result email. "skipped" if the visitor didn't want it. */
export type MailState = "skipped" | "sending" | "failed" | SentState;

/**
 * Maximum time that a visitor waits for the email before the result is shown, in milliseconds. Sending continues in the
 * background.
 */
const timeout = 4000;

/** Manages the result email. The address is kept only in memory, for a retry and for the saved file's name. */
export function useResultMail() {
  const [state, setState] = useState<MailState>("skipped");
  const [sent, setSent] = useState<Parameters<typeof sendResults>>();

  const { settled } = useOutbox();
  const [request] = sent ?? [];
  const late = request && settled.get(request.key);

  const attempt = async (...wanted: Parameters<typeof sendResults>) => {
    setSent(wanted);
    setState("sending");
    try {
      setState(await sendResults(...wanted));
    } catch (error) {
      console.info("quiz results, not sent:", error);
      setState("failed");
    }
  };
  return {
    // The outbox may have sent the waiting request since.
    state: (late && arrivedState(late)) ?? state,
    address: request?.email,
    /** Resolves when the email was sent or failed, or after the timeout. Never rejects. `mail` creates its content. */
    async send(email: string, answers: string, mail: () => Promise<Mail>) {
      const sending = attempt({ email, answers, key: newKey() }, mail);
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, timeout))]);
    },
    /** Retries with the same key, so that the service sends no second email if the first one arrived. */
    async again() {
      if (sent) await attempt(...sent);
    },
  };
}
