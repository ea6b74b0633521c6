import { useRef, useState } from "react";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Draft } from "./drafts.ts";
import type { Fields } from "./intake-contract.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { type FormResult, newKey, sendForm } from "./send-form.ts";

interface Filled {
  typed: Draft;
  fields: Fields;
  /** Further values to send, including those that change with every attempt. */
  extra: Fields;
}

export function useSendForm(form: FormName) {
  const [last, setLast] = useState<{ key: string; typed: Draft; result: FormResult }>();
  const attempt = useRef<{ key: string; body: string }>(undefined);
  const { settled } = useOutbox();

  const send = async ({ typed, fields, extra }: Filled): Promise<FormResult> => {
    const body = JSON.stringify(fields);
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body };
    const { key } = attempt.current;
    const result = await sendForm(form, { ...fields, ...extra }, key);
    // Reuses the key only if the submission may have been received without a response, so that it is stored once.
    // Changed input, or the same input after a response, is a new submission.
    if (result.state !== "kept-in-form") attempt.current = undefined;
    setLast({ key, typed, result });
    return result;
  };

  // The outbox may have settled the waiting submission since then.
  const late = last?.result.state === "waiting" ? settled.get(last.key)?.delivery : undefined;
  return { send, result: late ?? last?.result, typed: last?.typed, forget: () => setLast(undefined) };
}

/** A submission that no longer needs the form: received, waiting in the outbox, or discarded there. */
export type Gone = Extract<FormResult, { state: "received" | "accepted" | "waiting" | "discarded" }>;

export function isGone(result: FormResult): result is Gone {
  return ["received", "accepted", "waiting", "discarded"].includes(result.state);
}
