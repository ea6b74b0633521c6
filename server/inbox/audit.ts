import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, readdir, rename, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Config } from "../config.ts";
import { addressHashes } from "../mail/mail-for.ts";
import { secretId } from "../mail/token.ts";
import { minute } from "../times.ts";
import { Refused } from "./context.ts";

/** Adds a line to the audit log. Rejects with `Refused` if it cannot, so that no one reads without a trace. */
export type Audit = (details: object) => Promise<void>;

/** A separate file, because it must outlive the data that a backup replaces. */
const fileName = "audit.jsonl";

/** Tolerance in comparisons of times, because a change can be noted before it is stored, and clocks differ. */
const margin = minute;

export function auditLog(dataDir: string, who: { user: string; command: string }, now: number): Audit {
  const file = join(dataDir, fileName);
  return async (details) => {
    const line = JSON.stringify({ time: new Date(now).toISOString(), ...who, ...details });
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const { size } = await stat(file).catch(() => ({ size: 0 }));
      if (size >= maxSize) await rename(file, join(dataDir, earlierName(now)));
      await appendFile(file, `${line}\n`, { mode: 0o600, flush: true });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const fix = code === "EACCES" ? " The service’s user must own the file." : "";
      throw new Refused(`Cannot write the audit log: ${message}.${fix}`);
    }
  };
}

/** Maximum size of a file in bytes, after which the next file begins. */
const maxSize = 10_000_000;

/** Returns a unique name that sorts before the current file's. Several processes can begin a new file at once. */
function earlierName(now: number): string {
  const time = new Date(now).toISOString().replace(/:|\..*/g, "");
  return `audit-${time}-${randomUUID().slice(0, 8)}.jsonl`;
}

/** Returns the user's name, or the user's number in a container without user names. */
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

/** A change that visitors make with a link in an email or on the page of their submission. A restore repeats it. */
export type Wish = "confirm" | "unsubscribe" | "stop" | "withdraw";

/**
 * Returns hashes for the audit log, in place of the address. Suppressing `stopped` also blocks emails that ask for a
 * confirmation.
 */
export function hashesOf(address: string, secret: Config["secret"]) {
  const [stopped] = addressHashes(address, "stopped", secret);
  return { ...personOf(address, "suppressed", secret), stopped };
}

/** Returns the hash of a person's address, and the id of the secret that the hash uses. */
export function personOf(address: string, use: "suppressed" | "forgotten", secret: Config["secret"]) {
  const [current] = secret;
  return current ? { person: addressHashes(address, use, secret)[0], secret: secretId(current) } : {};
}

interface Line {
  time: string;
  command: string;
  person?: string;
  stopped?: string;
  /** Absent in lines of earlier versions. */
  secret?: string;
  form?: string;
}

/**
 * Resolves to people's wishes since a backup: all newsletter wishes in order, the last wish of an address (`wishOf`),
 * and withdrawals. `isWhole` is true if the log reaches back to the backup. `unknown` names missing secrets, and counts
 * people whose wishes need them.
 */
export async function wishesSince(since: number, { dataDir, secret }: Pick<Config, "dataDir" | "secret">) {
  const recent: Line[] = [];
  let first: string | undefined;
  for await (const line of linesIn(dataDir)) {
    first ??= line.time;
    if (isWish(line) && Date.parse(line.time) >= since - margin) recent.push(line);
  }
  const named = recent.filter(({ person }) => person);
  const known = secret.map(secretId);
  const unknown = named.filter((line) => line.secret && !known.includes(line.secret));
  const wishes = new Map(named.map((line) => [line.person, line]));
  const wishOf = (address: string, use: "forgotten" | "suppressed") =>
    addressHashes(address, use, secret).flatMap((hash) => wishes.get(hash) ?? [])[0];
  return {
    isWhole: Date.parse(first ?? "") <= since,
    newsletter: named.filter(({ command }) => command !== "forget"),
    wishOf,
    unknown: {
      people: new Set(unknown.map(({ person }) => person)).size,
      secrets: [...new Set(unknown.map((line) => line.secret))],
    },
    withdrawn: recent.flatMap(({ command, form, time }) => (command === "withdraw" && form ? [{ form, time }] : [])),
  };
}

function isWish({ person, form }: Line): boolean {
  return person !== undefined || form !== undefined;
}

/** Yields the lines of all files, oldest first. */
async function* linesIn(dataDir: string): AsyncIterable<Line> {
  const names = (await readdir(dataDir)).filter((name) => /^audit.*\.jsonl$/.test(name)).toSorted();
  for (const name of names) {
    const input = createReadStream(join(dataDir, name));
    for await (const text of createInterface({ input })) yield* readLine(text);
  }
}

/** Returns a list with the parsed line, or an empty list if a crash left the line incomplete. */
function readLine(text: string): Line[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
