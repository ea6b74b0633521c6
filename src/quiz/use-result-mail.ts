import { useEffect, useState } from "react";
import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import { useOutbox } from "../forms/outbox/use-outbox.ts";
import { endpoint, type FormResult, newKey, sendForm } from "../forms/send-form.ts";

/**
 * Status of the result email. "skipped": the visitor didn't want it. "waiting": stored on the device for a retry.
 * "unsent": the service has no mail server. "held": waiting for review by staff.
 */
export type MailState = "skipped" | "sending" | "sent" | "waiting" | "unsent" | "held" | "refused" | "failed";

let asked: Promise<boolean> | undefined;
let known: boolean | undefined;

/**
 * Asks the service if it has a mail server, and remembers the answer. Resolves to true if the service doesn't answer,
 * because the request then waits on the device. Resolves to false without a service.
 */
export function hasMail(): Promise<boolean> {
  if (!endpoint) return Promise.resolve(false);
  asked ??= askForMail(endpoint).catch(() => {
    asked = undefined;
    return true;
  });
  return asked.then((has) => {
    known = has;
    return has;
  });
}

/** Maximum time that the email step waits for the service's answer, in milliseconds. */
const patience = 2000;

/** Returns the service's answer, or true after the timeout. Undefined until then. Asks only if `isNeeded`. */
export function useHasMail(isNeeded: boolean): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => setHas((answer) => answer ?? true), patience);
    hasMail().then((answer) => setHas((earlier) => earlier ?? answer));
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return has ?? known;
}

async function askForMail(service: string): Promise<boolean> {
  const response = await fetch(`${service}/mail`);
  const { isSetUp }: { isSetUp?: unknown } = await response.json();
  return isSetUp !== false;
}

interface ResultRequest {
  email: string;
  /** Index of each question's chosen option, from 0, in the order of the questions. */
  answers: string;
  /** UUID, the same for every attempt. */
  key: string;
}

/**
 * Maximum time that a visitor waits for the email before the result is shown, in milliseconds. Sending continues in the
 * background.
 */
const timeout = 4000;

/**
 * Requests the result email, which the service composes from the answers. Keeps the address in memory, for a retry and
 * for the saved file's name.
 */
export function useResultMail() {
  const [state, setState] = useState<MailState>("skipped");
  const [request, setRequest] = useState<ResultRequest>();

  // The outbox may have sent the waiting request in the meantime.
  const late = useOutbox().settled.get(request?.key ?? "");

  const attempt = async (next: ResultRequest) => {
    const { key, email, answers } = next;
    setRequest(next);
    setState("sending");
    setState(mailState(await sendForm("quiz-results", { email, consent: true, answers }, key)));
  };
  return {
    state: late && late.state !== "discarded" ? mailState(late) : state,
    address: request?.email,
    /** Resolves when the request has been answered or stored for a retry, or after the timeout. Never rejects. */
    async send(email: string, answers: string) {
      const sending = attempt({ email, answers, key: newKey() });
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, timeout))]);
    },
    /** Retries with the same key, so that the service sends no second email if the first request arrived. */
    async again() {
      if (request) await attempt(request);
    },
  };
}

export function mailState(result: FormResult): MailState {
  switch (result.state) {
    case "accepted":
      return "sent";
    case "received":
      if (!result.instead) return "sent";
      // Without `waits`, the submission is held for review, and the service sends no email yet.
      return result.instead.waits ? "unsent" : "held";
    case "waiting":
    case "refused":
      return result.state;
    default:
      return "failed";
  }
}

export function mailText(state: MailState, { email, mail }: Pick<QuizCopy, "email" | "mail">): string {
  if (state === "skipped") return "";
  return state === "sending" ? email.sending : mail[state];
}
