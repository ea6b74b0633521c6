import type { FormName } from "../../data/forms/every-form.ts";
import { prepareToMove } from "../motion/prepare-to-move.ts";
import { endpoint } from "./endpoint.ts";
import type { Fields } from "./intake-contract.ts";
import type { SendResult } from "./outbox/submission.ts";
import { loadOutbox, sendSubmission } from "./outbox/use-outbox.ts";

export type FormResult = SendResult | { state: "preview" };

/** Loads the sending code while the visitor writes: they may be offline by the time they send. */
export function prepareToSend(): void {
  prepareToMove();
  if (endpoint) loadOutbox().catch(() => {});
}

/** Sends a form once. `key` is a UUID. */
export async function sendForm(form: FormName, fields: Fields, key: string): Promise<FormResult> {
  if (endpoint === undefined) {
    console.info(`${form}: not sent, because this preview has nowhere to send it`, Object.keys(fields));
    return { state: "preview" };
  }
  return sendSubmission({ key, form, fields, url: `${endpoint}/${form}` });
}
