import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { retention } from "../../data/forms/retention.ts";
import { addressKey } from "../store/address-key.ts";
import { day } from "../times.ts";

/** Action that a token allows for an address, or for a submission by id: `sent` for its sender, `read` for staff. */
export type TokenPurpose = "confirm" | "unsubscribe" | "stop" | "sent" | "read";

/** The current secret, and former ones whose links still work. */
export type Secret = string | readonly string[];

export function secretsIn(secret: Secret): readonly [current: string, ...former: string[]] {
  const [current = "", ...former] = [secret].flat();
  return [current, ...former];
}

/** Returns an id of a secret that does not reveal the secret. */
export function secretId(secret: string): string {
  return derive(secret, "id").toString("hex").slice(0, 8);
}

const noEnd = Number.POSITIVE_INFINITY;

/** Token lifetimes in milliseconds. Links to a submission also end with its withdrawal. */
const lifetimes = {
  confirm: retention.confirmation * day,
  unsubscribe: noEnd,
  stop: noEnd,
  // The submission itself is deleted after its retention period (server/retention.ts).
  sent: noEnd,
  read: retention.personalLink * day,
} as const;

/** Lengths of the nonce and the tag in bytes, as recommended for AES-GCM (NIST SP 800-38D). */
const nonceLength = 12;
const tagLength = 16;
/** Maximum number of characters, about twice as many as the token of the longest address has. */
const maxLength = 1_024;

/**
 * Returns a token for a link or code. In mail, it proves that its user can read the recipient's mailbox. Encrypts the
 * time and the subject (an address or an id), so that no proxy logs the address. The same purpose, subject, secret and
 * time give the same token.
 */
export function mintToken(purpose: TokenPurpose, subject: string, secret: Secret, now: number): string {
  const [current] = secretsIn(secret);
  const minted = Number.isFinite(lifetimes[purpose]) ? now : 0;
  const content = JSON.stringify([minted, addressKey(subject)]);
  // A nonce derived from the content repeats only with the same content, and reveals nothing else.
  const nonce = derive(current, purpose, "nonce", content).subarray(0, nonceLength);
  const cipher = createCipheriv("aes-256-gcm", derive(current, purpose, "key"), nonce, { authTagLength: tagLength });
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/**
 * Returns the subject in the spelling of `addressKey`. Undefined if the token is forged, expired or for another
 * purpose.
 */
export function readToken(purpose: TokenPurpose, token: string, secret: Secret, now: number): string | undefined {
  for (const each of secretsIn(secret)) {
    const subject = readWith(each, purpose, token, now);
    if (subject !== undefined) return subject;
  }
  return undefined;
}

function readWith(secret: string, purpose: TokenPurpose, token: string, now: number): string | undefined {
  if (token.length > maxLength) return undefined;
  const bytes = Buffer.from(token, "base64url");
  // Each token has only one valid spelling.
  if (bytes.toString("base64url") !== token || bytes.length < nonceLength + tagLength) return undefined;
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength, nonceLength + tagLength)];
  try {
    const key = derive(secret, purpose, "key");
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength }).setAuthTag(tag);
    const content = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    const [minted, subject]: [number, string] = JSON.parse(content.toString());
    return now - minted > lifetimes[purpose] ? undefined : subject;
  } catch {
    // Forged, or encrypted for another purpose.
    return undefined;
  }
}

function derive(secret: string, ...use: string[]): Buffer {
  if (!secret) throw new Error("server/mail/token: the secret is empty; set it before writing mail");
  return createHmac("sha256", secret).update(JSON.stringify(use)).digest();
}
