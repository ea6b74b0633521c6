import { useRef, useState } from "react";
import type { FormName } from "../../data/forms/every-form.ts";
import type { Draft } from "./drafts.ts";
import type { Fields } from "./intake-contract.ts";
import { newKey } from "./new-key.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { type FormResult, sendForm } from "./send-form.ts";

interface Filled {
  /** What stood in the form. */
  typed: Draft;
  /** The same, checked. */
  fields: Fields;
  /** Sent besides; what changes with every try has its place here. */
  extra: Fields;
}

/** Sends a form and follows what becomes of it. */
export function useSendForm(form: FormName) {
  const [last, setLast] = useState<{ key: string; typed: Draft; result: FormResult }>();
  const attempt = useRef<{ key: string; body: string }>(undefined);
  const { settled } = useOutbox();

  const send = async ({ typed, fields, extra }: Filled): Promise<FormResult> => {
    const body = JSON.stringify(fields);
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body };
    const { key } = attempt.current;
    const result = await sendForm(form, { ...fields, ...extra }, key);
    // Only what may have arrived without an answer is tried again under its key, to be stored once. Other words, or the
    // same ones after an answer, are another message.
    if (result.state !== "kept-in-form") attempt.current = undefined;
    setLast({ key, typed, result });
    return result;
  };

  // What waited in the outbox has been decided since.
  const late = last?.result.state === "waiting" ? settled.get(last.key)?.delivery : undefined;
  return { send, result: late ?? last?.result, typed: last?.typed, forget: () => setLast(undefined) };
}

/** What is out of the visitor’s hands: it arrived, it waits in the outbox, or they discarded it there. */
export type Gone = Extract<FormResult, { state: "received" | "accepted" | "waiting" | "discarded" }>;

export function isGone(result: FormResult): result is Gone {
  return ["received", "accepted", "waiting", "discarded"].includes(result.state);
}
