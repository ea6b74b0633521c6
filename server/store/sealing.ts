import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { addressKey } from "./address-key.ts";
import type { Database, Transaction } from "./database.ts";

/** 32 bytes; "none" leaves what is written from now on as it is. */
export type DataKey = Uint8Array | "none";

/** How texts and addresses stand in the database. Without a key they stand there as they are. */
export interface Sealing {
  /** Id of the key that seals from now on; empty where nothing is sealed. */
  current: string;
  /** Ids of all keys that are at hand. */
  ids: readonly string[];
  /** `place` names the column and the row: what is sealed for one cannot be opened in another. */
  seal(text: string, place: string): string;
  /** Opens what any of the keys has sealed, and takes for plain what none has. Throws `WrongKey`. */
  open(stored: string, place: string): string;
  /** Whether it is stored as it would be stored now. */
  isCurrent(stored: string): boolean;
  /** What an address is looked up by. */
  hide(address: string): string;
  /** All that it may have been hidden as: by each key, and not at all. */
  hidden(address: string): string[];
}

/** What is stored is sealed with a key that is not at hand, or was changed by another hand. */
export class WrongKey extends Error {
  override name = "WrongKey";
}

// No address and no JSON begins so, and neither base64url nor hexadecimal digits have an '@' in them.
const [sealedMark, hiddenMark] = ["sealed", "hidden"];
const [ivLength, tagLength] = [12, 16];

/** The first key seals from now on; the others open what they have sealed. */
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

/** AES-256-GCM and HMAC-SHA-256, each with a key of its own (NIST SP 800-38D, RFC 5869). */
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

/** A transaction in which texts and addresses are sealed on their way in and opened on their way out. */
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
