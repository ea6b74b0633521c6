import { randomUUID } from "node:crypto";
import { day } from "../times.ts";
import { type Database, StoreBusy } from "./database.ts";

/** Text as long as the longest form, because a nearly full disk might still accept a short row. */
const filler = "x".repeat(64 * 1024);

/** Writes a row to disk, reads it back, reopens the files and deletes the row. Rejects if any step fails. */
export async function checkHealth({ write, read, reopen }: Database, now: number): Promise<void> {
  const id = randomUUID();
  await write(({ query }) =>
    query("INSERT INTO health (id, written_at, filler) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [id, now, filler]),
  );
  const [row] = await read<{ filler: string }>("SELECT filler FROM health WHERE id = $1", [id]);
  if (row?.filler !== filler) throw new StoreBusy("cannot read back a written row");
  await reopen();
  // Also deletes rows of processes that ended before this line.
  await write(({ query }) => query("DELETE FROM health WHERE id = $1 OR written_at < $2", [id, now - day]));
}
