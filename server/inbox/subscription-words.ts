import type { Consent } from "../store/consent.ts";

/** What the staff call the state of a subscription; undefined where no button has been pressed. */
export function consentWords(state: Consent["state"] | undefined): string {
  return state ?? "not confirmed";
}
