import { createHmac } from "node:crypto";
import type { FormName } from "../../data/forms/every-form.ts";
import { retention } from "../../data/forms/retention.ts";
import { roleFor, type StaffRole } from "../../data/staff-roles.ts";
import { addressKey } from "../store/address-key.ts";
import type { Store } from "../store/store.ts";
import type { MailKind, NewMail, Submission } from "../store/submission.ts";
import { day } from "../times.ts";
import { type Secret, secretsIn } from "./token.ts";

interface MailOptions extends StaffAddresses {
  /** Unix time in milliseconds. */
  now: number;
  newId: () => string;
}

type Cause = Pick<Submission, "form" | "state" | "fields">;

/** Resolves to the mail, or to none if a newsletter form's address has already confirmed the newsletter. */
export async function withoutRepeat(
  mail: readonly NewMail[],
  { form, fields }: Cause,
  store: Pick<Store, "subscription">,
): Promise<readonly NewMail[]> {
  const isConfirmed = form === "newsletter" && (await store.subscription(String(fields.email)))?.state === "confirmed";
  return isConfirmed ? [] : mail;
}

/**
 * Returns mail to staff and then to the sender. Includes a newsletter confirmation even if it is a repeat
 * (`withoutRepeat`). Returns none for a submission in quarantine.
 */
export function mailFor({ form, state, fields }: Cause, { now, newId, ...staff }: MailOptions): NewMail[] {
  if (state === "quarantined") return [];
  const recipient = staffAddressFor({ form, fields }, staff);
  const sender = typeof fields.email === "string" ? fields.email : undefined;
  return [
    ...(recipient ? [{ id: newId(), kind: "staff-notification" as const, to: recipient }] : []),
    ...(sender && hasReceipt(form) ? [toSender(kindFor(form), sender, { now, newId })] : []),
  ];
}

/** Returns false for "tell-me": the one email that this form promises comes from staff. */
export function hasReceipt(form: FormName): boolean {
  return form !== "tell-me";
}

function toSender(kind: MailKind, to: string, { now, newId }: Pick<MailOptions, "now" | "newId">): NewMail {
  const { perDay } = mailKinds[kind];
  return { id: newId(), kind, to, ...(perDay ? { atMost: { count: perDay, since: now - day } } : {}) };
}

function kindFor(form: FormName): MailKind {
  if (form === "newsletter") return "newsletter-confirmation";
  return form === "quiz-results" ? "quiz-results" : "receipt";
}

interface KindRules {
  /** Recipient. Anyone may have typed the sender's address. */
  to: "sender" | "staff";
  /** Daily maximum per address, from all senders together. */
  perDay?: number;
  /** True if people send the form in order to get this email. */
  isRequested?: true;
}

export const mailKinds: Readonly<Record<MailKind, KindRules>> = {
  "quiz-results": { to: "sender", perDay: 1, isRequested: true },
  "newsletter-confirmation": { to: "sender", perDay: 1, isRequested: true },
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

export interface StaffAddresses {
  /** Address for notifications to roles that have none. */
  staffAddress?: string;
  roleAddresses?: Readonly<Partial<Record<StaffRole, string>>>;
}

export function staffAddressFor(
  { form, fields }: Pick<Submission, "form" | "fields">,
  { staffAddress, roleAddresses = {} }: StaffAddresses,
): string | undefined {
  const role = roleFor(form, fields);
  return role === null ? undefined : (roleAddresses[role] ?? staffAddress);
}

type SuppressionStore = Pick<Store, "subscription" | "isSuppressed" | "suppress" | "unsuppress" | "mailTo">;

export interface SuppressionList {
  /** Resolves to true if the address is suppressed, with `isFinal` even for the question about the newsletter. */
  has(address: string, isFinal?: boolean): Promise<boolean>;
  /**
   * Resolves to true if the address gets no mail of this kind. A suppressed address gets at most one question a month
   * about the newsletter.
   */
  refuses(job: { id: string; kind: MailKind; to: string }, now: number): Promise<boolean>;
  /** Suppresses mail to the address. With `isFinal`, also suppresses the question about the newsletter. */
  add(address: string, since: number, isFinal?: boolean): Promise<void>;
  remove(address: string): Promise<void>;
}

const month = retention.confirmation * day;

/** Returns a hash for the current secret, and for each former one. */
export function addressHashes(address: string, use: "suppressed" | "stopped" | "forgotten", secret: Secret): string[] {
  const text = JSON.stringify([use, addressKey(address)]);
  return secretsIn(secret).map((each) => createHmac("sha256", each).update(text).digest("base64url"));
}

/**
 * Stores only keyed hashes, so an entry may outlive a forgotten address and reveals nothing to a thief. The
 * subscription covers addresses that unsubscribed before the list existed, or under another secret.
 */
export function suppressionList(store: SuppressionStore, secret: Secret): SuppressionList {
  const hashes = (address: string, use: "suppressed" | "stopped" = "suppressed") => addressHashes(address, use, secret);
  const isAny = async (found: readonly string[]) => {
    for (const hash of found) if (await store.isSuppressed(hash)) return true;
    return false;
  };
  const has = async (address: string, isFinal = false) =>
    isFinal
      ? await isAny(hashes(address, "stopped"))
      : (await isAny(hashes(address))) || (await store.subscription(address))?.state === "unsubscribed";
  return {
    has,
    async refuses({ id, kind, to }, now) {
      if (!(await has(to))) return false;
      if (kind !== "newsletter-confirmation" || (await has(to, true))) return true;
      const earlier = (await store.mailTo(to)).filter((mail) => mail.kind === kind && mail.id !== id);
      return earlier.some(({ state, createdAt }) => state !== "dead" && createdAt > now - month);
    },
    async add(address, since, isFinal = false) {
      for (const [hash] of [hashes(address), ...(isFinal ? [hashes(address, "stopped")] : [])])
        if (hash) await store.suppress(hash, since);
    },
    async remove(address) {
      for (const hash of [...hashes(address), ...hashes(address, "stopped")]) await store.unsuppress(hash);
    },
  };
}
