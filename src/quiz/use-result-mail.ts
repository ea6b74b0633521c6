import { useState } from "react";
import { useOutbox } from "../forms/outbox/use-outbox.ts";
import { newKey } from "../forms/send-form.ts";
import type { Mail } from "./result-mail.ts";
import { arrivedState, type SentState, sendResults } from "./send-results.ts";

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
