import { missingKey, type SealedDatabase, WrongKey } from "./sealing.ts";

/**
 * Notes which keys something is sealed with. Throws `WrongKey` where one of them is not at hand: better no start than
 * one that finds only a part of what is stored.
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

/** Once everything is sealed with the current key. */
export async function dropOtherKeys({ write, sealing }: SealedDatabase): Promise<void> {
  await write(async ({ query, lock }) => {
    await lock(["data keys"]);
    await query("DELETE FROM data_key WHERE id <> $1", [sealing.current]);
  });
}
