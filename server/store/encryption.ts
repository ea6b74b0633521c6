import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Fields } from "../../src/forms/intake-contract.ts";
import { addressKey } from "./address-key.ts";
import { type Database, KeyChanged, type Transaction } from "./database.ts";

/** Key of 32 bytes, or "none" to store new data unencrypted. */
export type DataKey = Uint8Array | "none";

/** Encrypts texts and hashes addresses for the database. Without a key, both are stored unchanged. */
export interface Encryption {
  /** Id of the key that encrypts new data. Empty without encryption. */
  current: string;
  ids: readonly string[];
  /** `place` names the column and the row. A text encrypted for one place cannot be decrypted in another. */
  encrypt(text: string, place: string): string;
  /** Decrypts with any of the keys, and returns unencrypted text unchanged. Throws `WrongKey` if no key fits. */
  decrypt(stored: string, place: string): string;
  /** Returns true if the text is stored as a new one would be: with the current key, or unencrypted without one. */
  isCurrent(stored: string): boolean;
  /** Returns a keyed hash, or the text itself without a key. */
  hash(text: string): string;
  /** Returns the value by which an address is looked up: a keyed hash, or the address itself without a key. */
  hashAddress(address: string): string;
  /** Returns all possible lookup values: one for each key, and the plain one. */
  addressHashes(address: string): string[];
}

/** Thrown if stored data is encrypted with an unavailable key or was tampered with. */
export class WrongKey extends Error {
  override name = "WrongKey";
}

// No address and no JSON starts this way. Base64url and hexadecimal digits contain no '@'.
const [encryptedPrefix, hashPrefix] = ["sealed", "hidden"];
const [ivLength, tagLength] = [12, 16];

export function encryptionWith(dataKeys: readonly DataKey[]): Encryption {
  const keys = dataKeys.filter((key) => key !== "none").map(derived);
  const byId = new Map(keys.map((key) => [key.id, key]));
  const current = dataKeys[0] === "none" ? undefined : keys[0];
  const hashAddress = (address: string, key = current) => (key ? key.hashAddress(address) : addressKey(address));
  return {
    current: current?.id ?? "",
    ids: [...byId.keys()],
    encrypt: (text, place) => current?.encrypt(text, place) ?? text,
    decrypt(stored, place) {
      const [prefix, id = "", encrypted = ""] = stored.split(":", 3);
      if (prefix !== encryptedPrefix) return stored;
      const key = byId.get(id);
      if (!key) throw new WrongKey(missingKey(id, keys.length > 0));
      return key.decrypt(encrypted, place);
    },
    isCurrent: (stored) =>
      current ? stored.startsWith(`${encryptedPrefix}:${current.id}:`) : !stored.startsWith(`${encryptedPrefix}:`),
    hash: (text) => current?.hash(text) ?? text,
    hashAddress: (address) => hashAddress(address),
    addressHashes: (address) => [addressKey(address), ...keys.map((key) => hashAddress(address, key))],
  };
}

function missingKey(id: string, hasOthers: boolean): string {
  return hasOthers
    ? `The stored data is encrypted with key ${id}, which DATA_KEY does not contain. Add that key to DATA_KEY.`
    : `The stored data is encrypted with key ${id}, but DATA_KEY is not set. Set DATA_KEY to that key.`;
}

/**
 * Returns the operations of one data key: AES-256-GCM and HMAC-SHA-256, each use with its own derived key (NIST SP
 * 800-38D, RFC 5869).
 */
function derived(key: Uint8Array) {
  const part = (use: string) => Buffer.from(hkdfSync("sha256", key, "", `kindred-ground ${use}`, 32));
  const [encryptionKey, addressHashKey, hashKey] = [part("sealing"), part("hiding"), part("marking")];
  const id = part("id").toString("hex").slice(0, 8);
  return {
    id,
    encrypt(text: string, place: string): string {
      // Random, which is safe for 2^32 texts with one key.
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", encryptionKey, iv).setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${encryptedPrefix}:${id}:${encrypted.toString("base64url")}`;
    },
    decrypt(encoded: string, place: string): string {
      const encrypted = Buffer.from(encoded, "base64url");
      const iv = encrypted.subarray(0, ivLength);
      try {
        const decipher = createDecipheriv("aes-256-gcm", encryptionKey, iv, { authTagLength: tagLength });
        decipher.setAAD(Buffer.from(place)).setAuthTag(encrypted.subarray(-tagLength));
        return decipher.update(encrypted.subarray(ivLength, -tagLength)).toString() + decipher.final().toString();
      } catch (error) {
        throw new WrongKey(`Cannot decrypt ${place} with key ${id}: the data was changed or moved. Restore a backup.`, {
          cause: error,
        });
      }
    },
    hash: (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url"),
    hashAddress: (address: string) =>
      `${hashPrefix}:${id}:${createHmac("sha256", addressHashKey).update(addressKey(address)).digest("base64url")}`,
  };
}

export interface EncryptedTransaction extends Transaction {
  encryption: Encryption;
}

export interface EncryptedDatabase extends Omit<Database, "write"> {
  encryption: Encryption;
  /** Rejects with `StoreBusy` if the key is no longer current, because another process has changed it. */
  write<Result>(work: (transaction: EncryptedTransaction) => Promise<Result>): Promise<Result>;
  /** Runs a transaction that changes the keys. No other process writes meanwhile. */
  writeKeys<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

export function encryptedDatabase(database: Database, encryption: Encryption): EncryptedDatabase {
  return {
    ...database,
    encryption,
    write: (work) =>
      database.write(async (transaction) => {
        void transaction.share(keysLock);
        const sql = "SELECT id FROM data_key WHERE id = $1";
        if ((await transaction.query(sql, [idOf(encryption)])).length === 0) throw new KeyChanged();
        return await work({ ...transaction, encryption });
      }),
    writeKeys: (work) =>
      database.write(async (transaction) => {
        await transaction.lock([keysLock]);
        return await work(transaction);
      }),
  };
}

const keysLock = "data keys";
/** Id for unencrypted data in the list of key ids. */
const noKey = "none";

function idOf({ current }: Encryption): string {
  return current || noKey;
}

/** Returns the encryption context of a submission's fields. */
export function fieldsPlace(id: string): string {
  return `submission.fields ${id}`;
}

/** Returns the decrypted value, or an empty string if that fails, so that one value does not block the others. */
export function openedOrNone(stored: string, place: string, encryption: Encryption): string {
  try {
    return encryption.decrypt(stored, place);
  } catch (error) {
    if (error instanceof WrongKey) return "";
    throw error;
  }
}

/** Returns the decrypted fields of a submission. Undefined if no key decrypts them, or if they are damaged. */
export function readFields(row: { id: string; fields: string }, encryption: Encryption): Fields | undefined {
  try {
    return openFields(row, encryption);
  } catch (error) {
    if (error instanceof WrongKey || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function openFields({ id, fields }: { id: string; fields: string }, encryption: Encryption): Fields {
  return JSON.parse(encryption.decrypt(fields, fieldsPlace(id)));
}

/**
 * Records the current key. Rejects with `WrongKey` if a key of the stored data is missing: failing at startup is better
 * than finding only part of the data.
 */
export async function checkKeysIn({ query }: Transaction, encryption: Encryption): Promise<void> {
  const used = (await query<{ id: string }>("SELECT id FROM data_key")).map(({ id }) => id);
  const missing = used.find((id) => id !== noKey && !encryption.ids.includes(id));
  if (missing) throw new WrongKey(missingKey(missing, encryption.ids.length > 0));
  if (!used.includes(idOf(encryption))) await query("INSERT INTO data_key (id) VALUES ($1)", [idOf(encryption)]);
}

/** Returns a condition for values of a column that are not stored the way a new one would be. Its parameter is `$1`. */
export function notCurrent(column: string, { current }: Encryption): { condition: string; value: string } {
  return current
    ? { condition: `${column} NOT LIKE $1`, value: `${encryptedPrefix}:${current}:%` }
    : { condition: `${column} LIKE $1`, value: `${encryptedPrefix}:%` };
}

export async function dropOtherKeys({ query }: Transaction, encryption: Encryption): Promise<void> {
  await query("DELETE FROM data_key WHERE id <> $1", [idOf(encryption)]);
}
