import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Fields } from "../../src/forms/intake-contract.ts";
import { addressKey } from "./address-key.ts";
import { type Database, KeyChanged, type Transaction } from "./database.ts";

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
  /** Returns a keyed hash, or the text itself without a key. */
  mark(text: string): string;
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

export function encryptionWith(dataKeys: readonly DataKey[]): Sealing {
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
    mark: (text) => current?.mark(text) ?? text,
    hide: (address) => hide(address),
    hidden: (address) => [addressKey(address), ...keys.map((key) => hide(address, key))],
  };
}

function missingKey(id: string, hasOthers: boolean): string {
  return hasOthers
    ? `The stored data is encrypted with key ${id}, which DATA_KEY does not contain. Add that key to DATA_KEY.`
    : `The stored data is encrypted with key ${id}, but DATA_KEY is not set. Set DATA_KEY to that key.`;
}

/** AES-256-GCM and HMAC-SHA-256, each with a separate key (NIST SP 800-38D, RFC 5869). */
function derived(key: Uint8Array) {
  const part = (use: string) => Buffer.from(hkdfSync("sha256", key, "", `kindred-ground ${use}`, 32));
  const [sealing, hiding, marking] = [part("sealing"), part("hiding"), part("marking")];
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
        throw new WrongKey(`Cannot decrypt ${place} with key ${id}: the data was changed or moved. Restore a backup.`, {
          cause: error,
        });
      }
    },
    mark: (text: string) => createHmac("sha256", marking).update(text).digest("base64url"),
    hide: (address: string) =>
      `${hiddenMark}:${id}:${createHmac("sha256", hiding).update(addressKey(address)).digest("base64url")}`,
  };
}

export interface EncryptedTransaction extends Transaction {
  sealing: Sealing;
}

export interface EncryptedDatabase extends Omit<Database, "write"> {
  sealing: Sealing;
  /** Rejects with `StoreBusy` if the key is no longer current, because another process has changed it. */
  write<Result>(work: (transaction: EncryptedTransaction) => Promise<Result>): Promise<Result>;
  /** Runs a transaction that changes the keys. No other process writes meanwhile. */
  writeKeys<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

export function encryptedDatabase(database: Database, sealing: Sealing): EncryptedDatabase {
  return {
    ...database,
    sealing,
    write: (work) =>
      database.write(async (transaction) => {
        void transaction.share(keysLock);
        const sql = "SELECT id FROM data_key WHERE id = $1";
        if ((await transaction.query(sql, [idOf(sealing)])).length === 0) throw new KeyChanged();
        return await work({ ...transaction, sealing });
      }),
    writeKeys: (work) =>
      database.write(async (transaction) => {
        await transaction.lock([keysLock]);
        return await work(transaction);
      }),
  };
}

const keysLock = "data keys";
/** Names unencrypted data among the ids of keys. */
const noKey = "none";

function idOf({ current }: Sealing): string {
  return current || noKey;
}

/** Encryption context of a submission's fields. */
export function fieldsPlace(id: string): string {
  return `submission.fields ${id}`;
}

/** Returns an empty text for a damaged value, which must not block those that are read with it. */
export function openedOrNone(stored: string, place: string, sealing: Sealing): string {
  try {
    return sealing.open(stored, place);
  } catch (error) {
    if (error instanceof WrongKey) return "";
    throw error;
  }
}

/** Undefined if no key decrypts the fields. */
export function readFields(row: { id: string; fields: string }, sealing: Sealing): Fields | undefined {
  try {
    return openFields(row, sealing);
  } catch (error) {
    if (error instanceof WrongKey || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function openFields({ id, fields }: { id: string; fields: string }, sealing: Sealing): Fields {
  return JSON.parse(sealing.open(fields, fieldsPlace(id)));
}

/**
 * Records the keys in use. Throws `WrongKey` if one is missing: failing at startup is better than finding only part of
 * the data.
 */
export async function checkKeysIn({ query }: Transaction, sealing: Sealing): Promise<void> {
  const used = (await query<{ id: string }>("SELECT id FROM data_key")).map(({ id }) => id);
  const missing = used.find((id) => id !== noKey && !sealing.ids.includes(id));
  if (missing) throw new WrongKey(missingKey(missing, sealing.ids.length > 0));
  if (!used.includes(idOf(sealing))) await query("INSERT INTO data_key (id) VALUES ($1)", [idOf(sealing)]);
}

/** Condition for values of a column that are not stored the way a new one would be. Its parameter is `$1`. */
export function notCurrent(column: string, { current }: Sealing): { condition: string; value: string } {
  return current
    ? { condition: `${column} NOT LIKE $1`, value: `${sealedMark}:${current}:%` }
    : { condition: `${column} LIKE $1`, value: `${sealedMark}:%` };
}

export async function dropOtherKeys({ query }: Transaction, sealing: Sealing): Promise<void> {
  await query("DELETE FROM data_key WHERE id <> $1", [idOf(sealing)]);
}
