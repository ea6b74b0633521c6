import type { SiteLink } from "./link.ts";

/** Set `accreditor` once an organization has approved hours. Until then, no text may promise them. */
export const ceu: { readonly accreditor?: string } = {};

export const ceuWords = {
  /** Label of the fact on a program's page, and of the filter in the program list. */
  term: "CEU hours",
  meaning: "CEUs are continuing education units: hours that licensed professionals must complete.",
  notYet: "No accreditor has approved hours yet, so please do not count on them.",
  boards: "Boards differ, so ask yours before you pay.",
  tellMe: {
    label: "Tell me when hours are approved",
    to: "/academy?role=clinician&interest=ceu#waitlist",
  } satisfies SiteLink,
} as const;

const hours =
  /\bCEU (accreditation|credits?|hours)|continuing education (credits?|hours)|toward a (professional )?license/i;
const denial = /\b(no accreditor|not|planned)\b/i;

/**
 * True if the text mentions CEU hours or a license without a qualifier such as "planned". The term alone promises nothing.
 */
export function promisesHours(text: string): boolean {
  return hours.test(text) && !denial.test(text) && text !== ceuWords.term;
}
