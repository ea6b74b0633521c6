import type { Consent } from "../store/consent.ts";

export function consentWords(state: Consent["state"] | undefined): string {
  return state ?? "not confirmed";
}
