import { useReducer } from "react";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Draft } from "./drafts.ts";
import type { Fields, RawFields } from "./intake-contract.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { type FormResult, newKey, sendForm } from "./send-form.ts";

/** Sends a form, and keeps the result of its last attempt. */
export function useAttempts(name: FormName) {
  const [{ unanswered, isSending, answer }, dispatch] = useReducer(nextAttempt, {});
  const { settled } = useOutbox();
  // The outbox may have settled the waiting submission by now.
  const late = answer?.result.state === "waiting" ? settled.get(answer.key) : undefined;
  const result = late ?? answer?.result;

  return {
    /** Undefined before the first attempt, during each attempt and after `reopen`. */
    result,
    /** Values in the form at the last answered attempt. */
    typed: answer?.typed,
    isSending: isSending === true,
    isDone: result !== undefined && isFinal(result),
    /** Sends `fields` with `signs`, which may differ between attempts with the same input. */
    async send(fields: Fields, signs: RawFields, typed: Draft): Promise<FormResult> {
      const body = JSON.stringify(fields);
      const key = unanswered?.body === body ? unanswered.key : newKey();
      dispatch({ type: "sending" });
      const received = await sendForm(name, { ...fields, ...signs }, key);
      dispatch({ type: "answered", key, body, typed, result: received });
      return received;
    },
    reopen: () => dispatch({ type: "reopened" }),
  };
}

interface Attempt {
  /**
   * The last attempt, if the intake may have received it although no response arrived. The same input then reuses the
   * key, so that it is stored once. Changed input, or the same input after a response, is a new submission.
   */
  unanswered?: { key: string; body: string };
  isSending?: true;
  /** The last answered attempt. Absent before the first answer, during an attempt and after `reopen`. */
  answer?: { key: string; typed: Draft; result: FormResult };
}

type Action =
  | { type: "answered"; key: string; body: string; typed: Draft; result: FormResult }
  | { type: "reopened" }
  | { type: "sending" };

function nextAttempt({ unanswered }: Attempt, action: Action): Attempt {
  if (action.type === "reopened") return { unanswered };
  if (action.type === "sending") return { unanswered, isSending: true };
  const { key, body, typed, result } = action;
  return {
    unanswered: result.state === "kept-in-form" ? { key, body } : undefined,
    answer: { key, typed, result },
  };
}

/**
 * The result of a submission that no longer needs the form: received, accepted, waiting in the outbox, or discarded
 * from it.
 */
export type FinalResult = Extract<FormResult, { state: "received" | "accepted" | "waiting" | "discarded" }>;

export function isFinal(result: FormResult): result is FinalResult {
  return ["received", "accepted", "waiting", "discarded"].includes(result.state);
}
