import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { retention } from "../../data/forms/retention.ts";
import { addressKey } from "../store/address-key.ts";

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

/** In bytes, as AES-GCM has them. */
const nonceLength = 12;
const tagLength = 16;
/** In characters; the longest address comes to half of that. */
const longest = 1_024;

/**
 * Proof for links in mail that whoever opens them reads that mailbox: when it was minted and the subject (an address or
 * an id), encrypted, so that no proxy on the way has an address in its log. The same words always come to the same token.
 */
export function mintToken(purpose: TokenPurpose, subject: string, secret: string, now: number): string {
  const minted = Number.isFinite(lifetimes[purpose]) ? now : 0;
  const words = JSON.stringify([minted, addressKey(subject)]);
  // A nonce made of the words comes back only with the same words, of which it tells no more than that.
  const nonce = derive(secret, purpose, "nonce", words).subarray(0, nonceLength);
  const cipher = createCipheriv("aes-256-gcm", derive(secret, purpose, "key"), nonce, { authTagLength: tagLength });
  const hidden = Buffer.concat([cipher.update(words), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url");
}

/**
 * The subject as `addressKey` spells it; undefined where the token is not ours, is for another purpose or is too old.
 */
export function readToken(purpose: TokenPurpose, token: string, secret: string, now: number): string | undefined {
  if (token.length > longest) return undefined;
  const bytes = Buffer.from(token, "base64url");
  // Each token has one spelling.
  if (bytes.toString("base64url") !== token || bytes.length < nonceLength + tagLength) return undefined;
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength, nonceLength + tagLength)];
  try {
    const key = derive(secret, purpose, "key");
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength }).setAuthTag(tag);
    const words = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
    const [minted, subject]: [number, string] = JSON.parse(words.toString());
    return now - minted > lifetimes[purpose] ? undefined : subject;
  } catch {
    // Not encrypted by us, or not for this.
    return undefined;
  }
}

/** A key of 32 bytes for one use alone. */
function derive(secret: string, ...use: string[]): Buffer {
  if (!secret) throw new Error("server/mail/token: the secret is empty; set it before mail is written");
  return createHmac("sha256", secret).update(JSON.stringify(use)).digest();
}
