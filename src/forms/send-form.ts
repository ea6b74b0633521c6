import type { FormName } from "../../data/forms/every-form.ts";
import { prepareToMove } from "../motion/prepare-to-move.ts";
import { endpoint } from "./endpoint.ts";
import type { Fields } from "./intake-contract.ts";
import type { SendResult } from "./outbox/submission.ts";
import { loadOutbox, sendSubmission } from "./outbox/use-outbox.ts";

/** What became of a form: what became of its submission, or nothing at all on a preview that has nowhere to send it. */
export type FormResult = SendResult | { state: "preview" };

/** Loads what sends while the visitor writes: they may be offline by the time they send. */
export function prepareToSend(): void {
  prepareToMove();
  if (endpoint) loadOutbox().catch(() => {});
}

/** Sends a form once under `key`, a UUID. */
export async function sendForm(form: FormName, fields: Fields, key: string): Promise<FormResult> {
  if (endpoint === undefined) {
    console.info(`${form}: not sent, because this preview has nowhere to send it`, Object.keys(fields));
    return { state: "preview" };
  }
  return sendSubmission({ key, form, fields, url: `${endpoint}/${form}` });
}
