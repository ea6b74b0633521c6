import { useState } from "react";
import type { Mail } from "./result-mail.ts";
import { sendResults } from "./send-results.ts";

/** What became of the mail with the result; "skipped" where none was wanted. */
export type MailState = "skipped" | "sending" | "simulated" | "failed";

/** The mail with the result. The address is kept in the page only, for another try and the name of the saved file. */
export function useResultMail() {
  const [state, setState] = useState<MailState>("skipped");
  const [address, setAddress] = useState<string>();
  /** Resolves when the mail has gone or failed; never rejects. */
  const send = async (to: string, mail: Mail) => {
    setAddress(to);
    setState("sending");
    try {
      setState(await sendResults(mail));
    } catch (error) {
      console.info("quiz results, not sent:", error);
      setState("failed");
    }
  };
  return { state, address, send };
}
