import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { addressKey } from "./address-key.ts";
import type { Database, Transaction } from "./database.ts";

/** 32 bytes. "none" stores new data unencrypted. */
export type DataKey = Uint8Array | "none";

/** Encrypts texts and hashes addresses for the database. Without a key, both are stored unchanged. */
export interface Sealing {
  /** Id of the key that encrypts new data. Empty without encryption. */
  current: string;
  ids: readonly string[];
  /** `place` names the column and the row. A text encrypted for one place cannot be decrypted in another. */
  seal(text: string, place: string): string;
  /** Decrypts with any of the keys, and returns unencrypted text unchanged. Throws `WrongKey`. */
  open(stored: string, place: string): string;
  /** True if the text is stored the way a new one would be. */
  isCurrent(stored: string): boolean;
  /** Returns the lookup value of an address. */
  hide(address: string): string;
  /** Returns all possible lookup values: one for each key, and the plain one. */
  hidden(address: string): string[];
}

/** Thrown if stored data is encrypted with an unavailable key or was tampered with. */
export class WrongKey extends Error {
  override name = "WrongKey";
}

// No address and no JSON starts this way. Base64url and hexadecimal digits contain no '@'.
const [sealedMark, hiddenMark] = ["sealed", "hidden"];
const [ivLength, tagLength] = [12, 16];

export function sealingWith(dataKeys: readonly DataKey[]): Sealing {
  const keys = dataKeys.filter((key) => key !== "none").map(derived);
  const byId = new Map(keys.map((key) => [key.id, key]));
  const current = dataKeys[0] === "none" ? undefined : keys[0];
  const hide = (address: string, key = current) => (key ? key.hide(address) : addressKey(address));
  return {
    current: current?.id ?? "",
    ids: [...byId.keys()],
    seal: (text, place) => current?.seal(text, place) ?? text,
    open(stored, place) {
      const [mark, id = "", sealed = ""] = stored.split(":", 3);
      if (mark !== sealedMark) return stored;
      const key = byId.get(id);
      if (!key) throw new WrongKey(missingKey(id, keys.length > 0));
      return key.open(sealed, place);
    },
    isCurrent: (stored) =>
      current ? stored.startsWith(`${sealedMark}:${current.id}:`) : !stored.startsWith(`${sealedMark}:`),
    hide: (address) => hide(address),
    hidden: (address) => [addressKey(address), ...keys.map((key) => hide(address, key))],
  };
}

export function missingKey(id: string, hasOthers: boolean): string {
  return hasOthers
    ? `What is stored here is encrypted with a key that DATA_KEY does not hold (its id is ${id}).`
    : `What is stored here is encrypted (the key’s id is ${id}), and DATA_KEY is not set.`;
}

/** AES-256-GCM and HMAC-SHA-256, each with a separate key (NIST SP 800-38D, RFC 5869). */
function derived(key: Uint8Array) {
  const part = (use: string) => Buffer.from(hkdfSync("sha256", key, "", `kindred-ground ${use}`, 32));
  const [sealing, hiding] = [part("sealing"), part("hiding")];
  const id = part("id").toString("hex").slice(0, 8);
  return {
    id,
    seal(text: string, place: string): string {
      // Random, which is safe for 2^32 texts with one key.
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${sealedMark}:${id}:${sealed.toString("base64url")}`;
    },
    open(encoded: string, place: string): string {
      const sealed = Buffer.from(encoded, "base64url");
      const iv = sealed.subarray(0, ivLength);
      try {
        const decipher = createDecipheriv("aes-256-gcm", sealing, iv, { authTagLength: tagLength });
        decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-tagLength));
        return decipher.update(sealed.subarray(ivLength, -tagLength)).toString() + decipher.final().toString();
      } catch (error) {
        throw new WrongKey(`What stands at ${place} was not encrypted there with key ${id}.`, { cause: error });
      }
    },
    hide: (address: string) =>
      `${hiddenMark}:${id}:${createHmac("sha256", hiding).update(addressKey(address)).digest("base64url")}`,
  };
}

export interface SealedTransaction extends Transaction {
  sealing: Sealing;
}

export interface SealedDatabase extends Omit<Database, "write"> {
  sealing: Sealing;
  write<Result>(work: (transaction: SealedTransaction) => Promise<Result>): Promise<Result>;
}

export function sealedDatabase(database: Database, sealing: Sealing): SealedDatabase {
  return {
    ...database,
    sealing,
    write: (work) => database.write((transaction) => work({ ...transaction, sealing })),
  };
}
