import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { retention } from "../data/forms/retention.ts";
import { type StaffRole, staffRoles } from "../data/staff-roles.ts";
import { readDataKeys } from "./data-key-settings.ts";
import { clientReader } from "./http/client-address.ts";
import { readMailbox } from "./mail/address.ts";
import type { DataKey } from "./store/sealing.ts";

export interface Config {
  host: string;
  port: number;
  /** Where visitors reach the site, without a slash at the end: links in mail begin with it. */
  origin: string;
  /** Other origins whose pages may send forms here. */
  allowedOrigins: readonly string[];
  /** Holds the data file and the secret; only its owner can read it. */
  dataDir: string;
  /** PostgreSQL; without it the data file is used. */
  databaseUrl?: string;
  /** Seal what is stored: the first from now on, the others open what they have sealed. Empty for not at all. */
  dataKeys: readonly DataKey[];
  /** Signs links in mail and hides what repeats are recognised by. */
  secret: string;
  /** Mail server; without it mail waits in the outbox. */
  smtpUrl?: string;
  /** Address that mail comes from. */
  mailFrom: string;
  /** Whom forms are told to whose role has no address of its own; without either nobody is. */
  staffAddress?: string;
  roleAddresses: Partial<Record<StaffRole, string>>;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Forms one client may send, of each kind, in ten minutes; 0 for any number. */
  rateLimit: number;
  /** Requests of one client a second, on end; 0 for any number. */
  requestLimit: number;
  /** Mails to people that all forms together may cause in an hour; 0 for any number. */
  mailLimit: number;
  /** Whether a form is refused whose address’s domain takes no mail, as far as the name servers tell. */
  checksDomains: boolean;
  /** Days until what came in is purged. */
  retention: { received: number; quarantined: number };
}

/** In characters. */
const shortestSecret = 32;

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every mistake at once, each with how to fix it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the configuration from the environment. Throws `ConfigError`. Makes the secret at the first start. */
export function readConfig(environment: Environment): Config {
  const mistakes: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const wrong = (name: string, fix: string) => {
    mistakes.push(`${name} is '${environment[name]}'; ${fix}`);
  };
  const whole = (name: string, fallback: number, { least = 0, most }: { least?: number; most: number }) => {
    const value = text(name) ?? String(fallback);
    if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most)
      wrong(name, `it must be a whole number from ${least} to ${most}`);
    return Number(value);
  };
  const list = (name: string) => (text(name) ?? "").split(",").flatMap((part) => part.trim() || []);
  const url = (name: string, ...protocols: string[]) => {
    const value = text(name);
    const isKnown = value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol));
    if (!isKnown) mistakes.push(`${name} is no address; it must begin with ${protocols.join("// or ")}//`);
    return value;
  };
  const mailbox = (name: string) => {
    const value = text(name);
    if (value && !readMailbox(value)) wrong(name, "it must be exactly one email address");
    return value;
  };
  const choice = (name: string, fallback: boolean) => {
    const value = text(name);
    if (value !== undefined && value !== "yes" && value !== "no") wrong(name, "it must be yes or no");
    return value === undefined ? fallback : value === "yes";
  };
  const networks = (name: string) => {
    const values = list(name);
    try {
      clientReader(values);
    } catch {
      wrong(name, "it must be addresses or networks with commas between them: 10.0.0.1, 10.1.0.0/16");
    }
    return values;
  };
  const origin = (name: string, value: string) => {
    if (!/^https?:/.test(value) || !URL.canParse(value) || new URL(value).origin !== value)
      wrong(name, "it must be like https://www.example.org, with nothing behind the name");
    return value;
  };

  const dataKeys = readDataKeys(text("DATA_KEY"), text("DATA_KEY_FILE"), mistakes);
  const host = text("HOST") ?? "127.0.0.1";
  const port = whole("PORT", 4173, { most: 65_535 });
  const databaseUrl = url("DATABASE_URL", "postgres:", "postgresql:");
  const smtpUrl = url("SMTP_URL", "smtp:", "smtps:");
  const dataDir = text("DATA_DIR") ?? ".data";
  const secret = text("SECRET");
  if (secret !== undefined && secret.length < shortestSecret)
    mistakes.push(`SECRET is too short; give it ${shortestSecret} characters or more`);
  if (databaseUrl && !secret)
    mistakes.push("SECRET is missing; several processes on one database need the same one: `openssl rand -base64 32`");
  if (smtpUrl && !text("ORIGIN")) mistakes.push("ORIGIN is missing; links in mail need it: https://www.example.org");
  if (smtpUrl && !text("MAIL_FROM")) mistakes.push("MAIL_FROM is missing; mail has to come from an address of yours");
  const config = {
    host,
    port,
    origin: text("ORIGIN")
      ? origin("ORIGIN", text("ORIGIN") ?? "")
      : `http://${isIPv6(host) ? `[${host}]` : host}:${port}`,
    allowedOrigins: list("ALLOWED_ORIGINS").map((value) => origin("ALLOWED_ORIGINS", value)),
    dataDir,
    databaseUrl,
    dataKeys,
    smtpUrl,
    mailFrom: mailbox("MAIL_FROM") ?? "intake@localhost.example",
    staffAddress: mailbox("STAFF_ADDRESS"),
    roleAddresses: Object.fromEntries(
      staffRoles.flatMap((role) => {
        const address = mailbox(`STAFF_ADDRESS_${role.toUpperCase()}`);
        return address ? [[role, address]] : [];
      }),
    ),
    trustedProxies: networks("TRUSTED_PROXY"),
    rateLimit: whole("RATE_LIMIT", 20, { most: 1_000 }),
    requestLimit: whole("REQUEST_LIMIT", 100, { most: 100_000 }),
    mailLimit: whole("MAIL_LIMIT", 300, { most: 1_000_000 }),
    // Who sends mail may ask name servers; others, such as a preview on a laptop, might not.
    checksDomains: choice("CHECK_DOMAINS", smtpUrl !== undefined),
    retention: {
      received: whole("RETENTION_DAYS", retention.received, { least: 1, most: 36_500 }),
      quarantined: whole("QUARANTINE_DAYS", retention.quarantined, { least: 1, most: 36_500 }),
    },
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return { ...config, secret: secret ?? keptSecret(dataDir) };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
    chmodSync(file, 0o600);
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new ConfigError(`DATA_DIR is '${dataDir}', where no file can be kept (${why}); choose a folder of your own`);
  }
  if (secret.length < shortestSecret)
    throw new ConfigError(`'${file}' was not written to its end; delete it, and the next start makes a new one`);
  return secret;
}
