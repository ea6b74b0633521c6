import type { SendResult } from "../forms/outbox/submission.ts";
import { sendSubmission } from "../forms/outbox/use-outbox.ts";
import { endpoint } from "../forms/send-form.ts";
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
export type SentState = "sent" | "waiting" | "unsent" | "held" | "refused" | "simulated";

/**
 * Requests the email with a result. The receiving service writes it, from the answers only. A preview without a form
 * service only simulates this: it waits, logs the email's content without the address, and sends nothing. Rejects if
 * the request could neither be sent nor stored.
 */
export async function sendResults(
  { email, answers, key }: ResultRequest,
  mail: () => Promise<Mail>,
): Promise<SentState> {
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
