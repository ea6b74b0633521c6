import { createHmac, timingSafeEqual } from "node:crypto";
import { retention } from "../../data/forms/retention.ts";
import { addressKey } from "../store/store.ts";

/**
 * What whoever holds a token may do: with an address, or with the submission that has an id (`sent` for who sent it,
 * `read` for the staff).
 */
export type TokenPurpose = "confirm" | "unsubscribe" | "sent" | "read";

const noEnd = Number.POSITIVE_INFINITY;

/** How long a token of a purpose is good, in milliseconds. A way out has no end; a submission ends by itself. */
const lifetimes = {
  confirm: retention.confirmation * 24 * 60 * 60 * 1000,
  unsubscribe: noEnd,
  sent: noEnd,
  read: noEnd,
} as const;

/**
 * Proof for links in mail that whoever opens them reads that mailbox: `{subject}.{minted}.{mac}`, in base64url and base
 * 36. The subject is an address or an id.
 */
export function mintToken(purpose: TokenPurpose, subject: string, secret: string, now: number): string {
  const key = addressKey(subject);
  const minted = Number.isFinite(lifetimes[purpose]) ? now : 0;
  return [Buffer.from(key).toString("base64url"), minted.toString(36), mac(purpose, key, minted, secret)].join(".");
}

/**
 * The subject as `addressKey` spells it; undefined where the token is not ours, is for another purpose or is too old.
 */
export function readToken(purpose: TokenPurpose, token: string, secret: string, now: number): string | undefined {
  const [encoded = "", time = ""] = token.split(".");
  const subject = Buffer.from(encoded, "base64url").toString();
  const minted = Number.parseInt(time, 36);
  if (!Number.isSafeInteger(minted) || now - minted > lifetimes[purpose]) return undefined;
  // Compared whole: each subject and time has one spelling.
  return isSame(token, mintToken(purpose, subject, secret, minted)) ? subject : undefined;
}

function mac(purpose: TokenPurpose, key: string, minted: number, secret: string): string {
  if (!secret) throw new Error("server/mail/token: the secret is empty; set it before mail is written");
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, key, minted]))
    .digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
