import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import type { SealedDatabase } from "./sealing.ts";

/** A keyed hash of a mark or a form's text. Equal inputs have equal hashes, which cannot be reversed. */
export type HashMark = (mark: string) => string;

const only = "marks";

export const markKeyPlace = "mark_key.secret";

/** Reads the database's key and creates it on first use. Several processes may do so at once. */
export async function readMarkKey({ write, sealing }: SealedDatabase): Promise<HashMark> {
  const key = await write(async ({ query, lock }) => {
    await lock(["mark key"]);
    const [kept] = await query<{ secret: string }>("SELECT secret FROM mark_key WHERE id = $1", [only]);
    if (kept) return sealing.open(kept.secret, markKeyPlace);
    const drawn = randomBytes(32).toString("base64url");
    await query("INSERT INTO mark_key (id, secret) VALUES ($1, $2)", [only, sealing.seal(drawn, markKeyPlace)]);
    return drawn;
  });
  const secret = createSecretKey(key, "utf8");
  return (mark) => createHmac("sha256", secret).update(mark).digest("base64url");
}
