import { appendFile, mkdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { addressHashes } from "../mail/mail-for.ts";
import { Refused } from "./context.ts";

/** Adds a line to the audit log. Rejects with `Refused` if it cannot, so that no one reads without a trace. */
export type Audit = (details: object) => Promise<void>;

/** A separate file, because it must outlive the data that a backup replaces. */
const fileName = "audit.jsonl";

export function auditLog(dataDir: string, who: { user: string; command: string }, now: number): Audit {
  const file = join(dataDir, fileName);
  return async (details) => {
    const line = JSON.stringify({ time: new Date(now).toISOString(), ...who, ...details });
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await appendFile(file, `${line}\n`, { mode: 0o600, flush: true });
    } catch (error) {
      throw new Refused(
        `Cannot write the audit log: ${(error as Error).message}. Run this command as the service’s user.`,
      );
    }
  };
}

/** A container may run as a user without a name. */
export function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

const reference = /^(KG-\w{8}|[\da-f-]{36})$/i;

/** Returns the options and references of a command, without words, names and addresses that staff typed. */
export function harmlessDetails({ person, by, ...options }: Record<string, unknown>, argument: unknown, now: number) {
  const entries = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === "function" ? new Date(value(now)).toISOString() : value,
  ]);
  const references = [argument].flat().filter((typed) => reference.test(String(typed)));
  return { ...Object.fromEntries(entries), ...(references.length > 0 ? { references } : {}) };
}

/** Finds addresses that were forgotten since then. `isWhole` is false if the log begins later. */
export async function forgottenSince(since: number, { dataDir, secret }: Pick<Config, "dataDir" | "secret">) {
  const text = await readFile(join(dataDir, fileName), "utf8").catch(() => "");
  const lines = [...text.matchAll(/^\{"time":"(.+?)"(?:.*"person":"(.+?)")?/gm)];
  const hashes = new Set(lines.flatMap(([, time = "", hash]) => (hash && Date.parse(time) >= since ? [hash] : [])));
  return {
    isWhole: Date.parse(lines[0]?.[1] ?? "") <= since,
    isForgotten: (address: string) => addressHashes(address, "forgotten", secret).some((hash) => hashes.has(hash)),
  };
}
