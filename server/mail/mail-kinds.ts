import type { MailKind } from "../store/mail-job.ts";

interface KindRules {
  /** Whom it is written to: anybody may have typed the sender’s address. */
  to: "sender" | "staff";
  /** How many an address gets in a day, whoever types it. */
  perDay?: number;
  /** The form asks for this very mail; it goes even to who has unsubscribed, or nobody could ever come back. */
  isAsked?: true;
}

export const mailKinds: Readonly<Record<MailKind, KindRules>> = {
  "quiz-results": { to: "sender", perDay: 1, isAsked: true },
  "newsletter-confirmation": { to: "sender", perDay: 1, isAsked: true },
  /** Enough for whoever writes about several things. */
  receipt: { to: "sender", perDay: 3 },
  /** Comes of a registration once for each time that it moves up, whoever causes it. */
  "place-found": { to: "sender" },
  "staff-notification": { to: "staff" },
  "staff-digest": { to: "staff" },
  "withdrawal-notification": { to: "staff" },
};

export function goesToSender({ kind }: { kind: MailKind }): boolean {
  return mailKinds[kind].to === "sender";
}
