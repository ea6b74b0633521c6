import type { MailKind } from "../store/mail-job.ts";

interface KindRules {
  /** Recipient. Anyone may have typed the sender's address. */
  to: "sender" | "staff";
  /** Daily maximum per address, from all senders together. */
  perDay?: number;
  /** The form exists for this mail. Even unsubscribed addresses get it, because otherwise no one could resubscribe. */
  isAsked?: true;
}

export const mailKinds: Readonly<Record<MailKind, KindRules>> = {
  "quiz-results": { to: "sender", perDay: 1, isAsked: true },
  "newsletter-confirmation": { to: "sender", perDay: 1, isAsked: true },
  /** Enough for a sender with several requests. */
  receipt: { to: "sender", perDay: 3 },
  /** Sent once each time a registration moves up. */
  "place-found": { to: "sender" },
  "staff-notification": { to: "staff" },
  "staff-digest": { to: "staff" },
  "withdrawal-notification": { to: "staff" },
};

export function goesToSender({ kind }: { kind: MailKind }): boolean {
  return mailKinds[kind].to === "sender";
}
