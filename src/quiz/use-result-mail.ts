import { useState } from "react";
import { newKey } from "../forms/new-key.ts";
import { useOutbox } from "../forms/outbox/use-outbox.ts";
import type { Mail } from "./result-mail.ts";
import { arrivedState, type SentState, sendResults } from "./send-results.ts";

/** What became of the mail with the result; "skipped" where none was wanted. */
export type MailState = "skipped" | "sending" | "failed" | SentState;

/** The longest a visitor waits for the mail before the result is shown, in milliseconds; sending goes on meanwhile. */
const timeout = 4000;

/** The mail with the result. The address is kept in the page only, for another try and the name of the saved file. */
export function useResultMail() {
  const [state, setState] = useState<MailState>("skipped");
  const [sent, setSent] = useState<Parameters<typeof sendResults>>();

  const { settled } = useOutbox();
  const [request] = sent ?? [];
  const late = request && settled.get(request.key)?.delivery;

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
    // What waited in the outbox may have gone since.
    state: (late && arrivedState(late)) ?? state,
    address: request?.email,
    /**
     * Resolves when the mail has gone or failed, or after a few seconds; never rejects. `mail` tells what it would say.
     */
    async send(email: string, answers: string, mail: () => Promise<Mail>) {
      const sending = attempt({ email, answers, key: newKey() }, mail);
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, timeout))]);
    },
    /** Sends the same again, once: a copy that has arrived after all is not sent a second time. */
    async again() {
      if (sent) await attempt(...sent);
    },
  };
}
