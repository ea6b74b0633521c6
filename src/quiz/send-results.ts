import { endpoint } from "../forms/endpoint.ts";
import type { SendResult } from "../forms/outbox/submission.ts";
import { sendSubmission } from "../forms/outbox/use-outbox.ts";
import type { Mail } from "./result-mail.ts";

/** How long a sending takes that only seems to happen, in milliseconds. */
const seeming = 1500;

interface ResultRequest {
  email: string;
  /** The chosen option of each question, from 0, in the order of the questions. */
  answers: string;
  /** UUID; the same for every try. */
  key: string;
}

/**
 * What became of the mail: on its way, kept on the device until it can be asked for, asked for where none can be sent
 * yet, held back for a person, refused, or only seemingly sent.
 */
export type SentState = "sent" | "waiting" | "unsent" | "held" | "refused" | "simulated";

/**
 * Asks for the mail with a result. It is written where the form is received, from the answers alone. On a preview that
 * has nowhere to send to it takes as long, logs what `mail` would say, and sends nothing; the address never reaches the
 * log. Rejects where the request neither went nor could be kept.
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

/** What an answer means for the mail; undefined where none has come. */
export function arrivedState(result: SendResult): "sent" | "unsent" | "held" | "refused" | undefined {
  if (result.state === "accepted") return "sent";
  if (result.state === "refused") return "refused";
  if (result.state !== "received") return undefined;
  if (result.instead?.waits) return "unsent";
  // Set aside for a person, and no mail with it.
  return result.instead ? "held" : "sent";
}

async function simulate(mail: () => Promise<Mail>): Promise<"simulated"> {
  await new Promise((resolve) => setTimeout(resolve, seeming));
  if (!navigator.onLine) throw new Error("offline");
  console.info("quiz results, not sent: no delivery is configured", await mail());
  return "simulated";
}
