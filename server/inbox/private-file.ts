import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { Refused } from "./surroundings.ts";

/**
 * Writes a file that only this user can read. Replaces an existing file only with `force`, after the new one is
 * complete.
 */
export async function writePrivately(
  file: string,
  force: boolean,
  work: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const target = force ? `${file}.${randomUUID().slice(0, 8)}` : file;
  const handle = await open(target, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw new Refused(`'${file}' is there already; --force replaces it.`);
    throw new Refused(`'${file}' cannot be written: ${error.message}`);
  });
  try {
    await work(async (text) => handle.appendFile(text));
    await handle.sync();
    await handle.close();
    if (force) await rename(target, file);
  } catch (error) {
    await handle.close();
    await rm(target, { force: true });
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new Refused(`'${file}' cannot be written: ${error.message}`);
  }
}
