import { networksOf } from "../http/client-address.ts";
import { goesToSender, mailKinds, withoutRepeat } from "../mail/mail-for.ts";
import type { Acceptance, Candidate, NewMail } from "../store/submission.ts";
import type { IntakeOptions } from "./intake.ts";
import type { MailLimit, MailRequest } from "./mail-limit.ts";

/**
 * Returns the mail and the state of a form within the mail limit. Above the limit, senders get no mail. A form that
 * exists for its mail, or that registers for limited seats, is quarantined, so that staff can still send the mail. Any
 * other form loses only its receipt.
 */
export function mailWithinLimit(
  mailLimit: MailLimit,
  mail: NewMail[],
  { state, signs, isLimited }: Pick<Candidate, "state" | "signs" | "isLimited">,
  client: string,
): Pick<Candidate, "mail" | "state" | "signs"> {
  const toSender = mail.find(goesToSender);
  if (!toSender || mailLimit.take(mailRequestBy(client, toSender, isLimited))) return { mail, state, signs };
  // The sender needs the link in the receipt to keep a seat.
  return mailKinds[toSender.kind].isRequested || isLimited
    ? { mail: [], state: "quarantined", signs: ["mail limit"] }
    : { mail: mail.filter((each) => each !== toSender), state, signs };
}

/**
 * Passes a form with its mail to `take`, without a repeated newsletter confirmation, and resolves to the result. The
 * mail of a form that is not stored does not count toward the limit.
 */
export async function withMailCounted<T extends Acceptance | undefined>(
  { mailLimit, store }: Pick<IntakeOptions, "mailLimit" | "store">,
  sent: Candidate,
  client: string,
  take: (sent: Candidate) => Promise<T>,
): Promise<T> {
  const toSender = sent.mail.find(goesToSender);
  let isStored = false;
  try {
    const acceptance = await take({ ...sent, mail: await withoutRepeat(sent.mail, sent, store) });
    isStored = acceptance?.outcome === "stored";
    return acceptance;
  } finally {
    // Mail that is left out counts, too, or the limit would reveal who has confirmed the newsletter.
    if (toSender && !isStored) mailLimit.giveBack(mailRequestBy(client, toSender, sent.isLimited));
  }
}

function mailRequestBy(client: string, { kind }: Pick<NewMail, "kind">, isLimited = false): MailRequest {
  return { sender: networksOf(client), isRequested: isLimited || mailKinds[kind].isRequested === true };
}
