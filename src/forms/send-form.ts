import type { FormName } from "../../data/forms/every-form.ts";
import type { RawFields } from "./intake-contract.ts";
import type { SendResult } from "./outbox/submission.ts";
import { loadOutbox, sendSubmission } from "./outbox/use-outbox.ts";

const configured: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT;

/**
 * URL that forms are sent to: `{endpoint}/{form}`. It is this site's own intake unless `VITE_FORMS_ENDPOINT` names
 * another service at build time. `none` builds a site without an intake: without scripts, forms open the mail program.
 */
export const endpoint: string | undefined =
  configured === "none" ? undefined : (configured || "/forms").replace(/\/$/, "");

export type FormResult = SendResult | { state: "preview" };

/** Loads the sending code while the visitor writes: they may be offline by the time they send. */
export function prepareToSend(): void {
  if (endpoint) loadOutbox().catch(() => {});
}

/** Sends a form once. In a preview without an intake, only logs the names of the fields. `key` is a UUID. */
export async function sendForm(form: FormName, fields: RawFields, key: string): Promise<FormResult> {
  if (endpoint === undefined) {
    console.info(`${form}: not sent, because this preview has nowhere to send it`, Object.keys(fields));
    return { state: "preview" };
  }
  return sendSubmission({ key, form, fields, url: `${endpoint}/${form}` });
}

/** Returns a random UUID (version 4). `crypto.randomUUID` is missing on pages without TLS and in older browsers. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-4$3-${variant}$4-`);
}
