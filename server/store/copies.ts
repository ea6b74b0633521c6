import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import { anyOf } from "./database.ts";
import type { SealedDatabase } from "./keys.ts";
import type { Store } from "./store.ts";

/** Maximum number of copies to count, so that a wave of thousands costs no more. */
const newestCopies = 50;

/** Base64 characters of 6 bits each. Collisions are improbable, and an index of short values changes fewer pages. */
const wordsMarkLength = 12;

/** Returns a keyed hash of a form's text. Equal texts have equal hashes, which cannot be reversed. */
export type HashWords = (words: string) => string;

const only = "marks";

export const wordsKeyPlace = "mark_key.secret";

/** Reads the database's key and creates it on first use. Several processes may do so at once. */
export async function readWordsKey({ write, sealing }: SealedDatabase): Promise<HashWords> {
  const key = await write(async ({ query, lock }) => {
    await lock(["mark key"]);
    const [kept] = await query<{ secret: string }>("SELECT secret FROM mark_key WHERE id = $1", [only]);
    if (kept) return sealing.open(kept.secret, wordsKeyPlace);
    const drawn = randomBytes(32).toString("base64url");
    await query("INSERT INTO mark_key (id, secret) VALUES ($1, $2)", [only, sealing.seal(drawn, wordsKeyPlace)]);
    return drawn;
  });
  const secret = createSecretKey(key, "utf8");
  return (words) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, wordsMarkLength);
}

export function copies({ read, sealing }: SealedDatabase, hash: HashWords): Pick<Store, "copies"> {
  return {
    async copies({ words, addresses, since }) {
      if (words === "") return { copies: 0 };
      const wordsMark = hash(words);
      const own = addresses.flatMap((address) => sealing.hidden(address));
      // A sender who repeats the same text is not a spam wave.
      const isOwn = `SELECT 1 FROM submission_address WHERE submission_id = copy.id AND address IN ${anyOf(own, 3)}`;
      // The partial index omits rows without text. Only a query with the same condition uses it.
      const sql = `SELECT COUNT(*) AS count FROM
          (SELECT id FROM submission WHERE words_mark = $1 AND words_mark <> '' AND received_at >= $2
           ORDER BY received_at DESC LIMIT ${newestCopies}) AS copy
        ${own.length > 0 ? `WHERE NOT EXISTS (${isOwn})` : ""}`;
      const [row] = await read<{ count: number }>(sql, [wordsMark, since, ...own]);
      return { copies: row?.count ?? 0, wordsMark };
    },
  };
}
