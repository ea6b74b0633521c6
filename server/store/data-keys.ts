import { missingKey, type SealedDatabase, WrongKey } from "./sealing.ts";

/**
 * Records the keys in use. Throws `WrongKey` if one is missing: failing at startup is better than finding only part of
 * the data.
 */
export async function checkKeys({ write, sealing }: SealedDatabase): Promise<void> {
  await write(async ({ query, lock }) => {
    await lock(["data keys"]);
    const used = (await query<{ id: string }>("SELECT id FROM data_key")).map(({ id }) => id);
    const missing = used.find((id) => !sealing.ids.includes(id));
    if (missing) throw new WrongKey(missingKey(missing, sealing.ids.length > 0));
    if (sealing.current && !used.includes(sealing.current))
      await query("INSERT INTO data_key (id) VALUES ($1)", [sealing.current]);
  });
}

export async function dropOtherKeys({ write, sealing }: SealedDatabase): Promise<void> {
  await write(async ({ query, lock }) => {
    await lock(["data keys"]);
    await query("DELETE FROM data_key WHERE id <> $1", [sealing.current]);
  });
}
