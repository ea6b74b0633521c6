import { appendFile, mkdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { addressHashes } from "../mail/mail-for.ts";
import { minute } from "../times.ts";
import { Refused } from "./context.ts";

/** Adds a line to the audit log. Rejects with `Refused` if it cannot, so that no one reads without a trace. */
export type Audit = (details: object) => Promise<void>;

/** A separate file, because it must outlive the data that a backup replaces. */
const fileName = "audit.jsonl";

/** A change may be noted before it is stored, and clocks differ. */
const margin = minute;

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

/** A change by its own person that a restore repeats, as newsletter links and the receipt's page make it. */
export type Wish = "confirm" | "unsubscribe" | "stop" | "withdraw";

/** Returns the details to note, without the address. `stopped` prevents even the question about the newsletter. */
export function hashesOf(address: string, secret: Config["secret"]) {
  const [person, stopped] = (["suppressed", "stopped"] as const).map((use) => addressHashes(address, use, secret)[0]);
  return { person, stopped };
}

interface Line {
  time: string;
  command: string;
  person?: string;
  stopped?: string;
  form?: string;
}

/** Finds what people asked for since a backup: all newsletter wishes in order, the last of an address, and withdrawals. */
export async function wishesSince(since: number, { dataDir, secret }: Pick<Config, "dataDir" | "secret">) {
  const text = await readFile(join(dataDir, fileName), "utf8").catch(() => "");
  const lines = text.split("\n").flatMap(readLine);
  const recent = lines.filter(({ time }) => Date.parse(time) >= since - margin);
  const named = recent.filter(({ person }) => person);
  const wishes = new Map(named.map((line) => [line.person, line]));
  const wishOf = (address: string, use: "forgotten" | "suppressed") =>
    addressHashes(address, use, secret).flatMap((hash) => wishes.get(hash) ?? [])[0];
  return {
    isWhole: Date.parse(lines[0]?.time ?? "") <= since,
    newsletter: named.filter(({ command }) => command !== "forget"),
    wishOf,
    withdrawn: recent.flatMap(({ command, form, time }) => (command === "withdraw" && form ? [{ form, time }] : [])),
  };
}

/** The last line may be incomplete. */
function readLine(text: string): Line[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
