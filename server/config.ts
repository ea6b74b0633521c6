import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { defaultHost, defaultPort } from "../common/listening.mjs";
import { retention } from "../data/forms/retention.ts";
import { type StaffRole, staffRoles } from "../data/staff-roles.ts";
import { type Environment, environmentReader } from "./environment-reader.ts";
import type { DataKey } from "./store/encryption.ts";

const keyLength = 32;
const make = "create one with `openssl rand -base64 32`";

/**
 * Reads the keys from `DATA_KEY`, or else from the file in `DATA_KEY_FILE`. Commas, spaces or line breaks separate
 * them. The current key comes first, or `none` in its place. Adds errors to `mistakes`, without quoting a key.
 */
function readDataKeys(typed: string | undefined, file: string | undefined, mistakes: string[]): DataKey[] {
  const name = typed ? "DATA_KEY" : "DATA_KEY_FILE";
  const words = (typed ?? contents(file, mistakes)).split(/[,\s]+/).filter(Boolean);
  if (file && !typed && words.length === 0) mistakes.push(`${name} is '${file}', which contains no key; ${make}`);
  const keys: DataKey[] = [];
  for (const [index, word] of words.entries()) {
    const key = word === "none" && index === 0 ? word : decoded(word);
    if (key) keys.push(key);
    else mistakes.push(`${name} contains a value that is not a key of ${keyLength} bytes; ${make}`);
  }
  return keys;
}

function contents(file: string | undefined, mistakes: string[]): string {
  if (file === undefined) return "";
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    mistakes.push(`DATA_KEY_FILE is '${file}', which cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return "none";
  }
}

function decoded(word: string): Uint8Array | undefined {
  const isHexadecimal = /^[\da-f]{64}$/i.test(word);
  const isBase64 = /^[\w+/-]{43}=?$/.test(word);
  return isHexadecimal || isBase64 ? Buffer.from(word, isHexadecimal ? "hex" : "base64") : undefined;
}

export interface Config {
  host: string;
  port: number;
  /** Public URL of the site without a trailing slash. Links in mail begin with it. */
  origin: string;
  allowedOrigins: readonly string[];
  /** Folder of the data file and the secret, readable only by its owner. */
  dataDir: string;
  /** PostgreSQL URL. Without it, the data file is used. */
  databaseUrl?: string;
  /**
   * Encryption keys for stored data: the first encrypts, the others only decrypt older data. New data is not encrypted
   * if the list is empty or starts with `none`.
   */
  dataKeys: readonly DataKey[];
  /**
   * The first secret signs links in mail and hashes unsubscribed addresses. Former secrets only verify earlier links
   * and match earlier hashes. Empty if a staff command finds no secret.
   */
  secret: readonly string[];
  /** Mail server URL. Without it, mail waits in the outbox. */
  smtpUrl?: string;
  mailFrom: string;
  /** Address for the morning report, and for mail to roles without an address. A role without either gets no mail. */
  staffAddress?: string;
  roleAddresses: Partial<Record<StaffRole, string>>;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Submissions of each form that one client may send in ten minutes. 0 means unlimited. */
  rateLimit: number;
  /** Emails to people per hour that all forms together may cause. 0 means unlimited. */
  mailLimit: number;
  /** True to refuse a form if name servers report that the address's domain takes no mail. */
  checksDomains: boolean;
  /** Days until submissions are purged, by state. */
  retention: { received: number; quarantined: number };
  /** Addresses or networks that may read /metrics. */
  metricsReaders: readonly string[];
  backupDir: string;
  backupsKept: number;
}

const minSecretLength = 32;

export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the configuration from the environment. Without `SECRET`, reads the secret from the data folder, where the
 * service creates it if it is missing. Throws `ConfigError` for invalid settings or an unusable folder.
 */
export function readConfig(environment: Environment, isService = true): Config {
  const mistakes: string[] = [];
  const { text, whole, list, url, mailbox, choice, networks, origin } = environmentReader(environment, mistakes);
  const dataKeys = readDataKeys(text("DATA_KEY"), text("DATA_KEY_FILE"), mistakes);
  const host = text("HOST") ?? defaultHost;
  const port = whole("PORT", defaultPort, { max: 65_535 });
  const databaseUrl = url("DATABASE_URL", "postgres:", "postgresql:");
  const smtpUrl = url("SMTP_URL", "smtp:", "smtps:");
  const dataDir = text("DATA_DIR") ?? ".data";
  const secrets = list("SECRET");
  if (secrets.some((secret) => secret.length < minSecretLength))
    mistakes.push(`SECRET is too short; it must have at least ${minSecretLength} characters`);
  if (isService && databaseUrl && secrets.length === 0)
    mistakes.push("SECRET is missing; all processes on a database share one: create it with `openssl rand -base64 32`");
  if (smtpUrl && !text("ORIGIN"))
    mistakes.push("ORIGIN is missing; links in mail need it, such as https://www.example.org");
  if (smtpUrl && !text("MAIL_FROM")) mistakes.push("MAIL_FROM is missing; set it to the sender of all mail");
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
    rateLimit: whole("RATE_LIMIT", 20, { max: 1_000 }),
    mailLimit: whole("MAIL_LIMIT", 300, { max: 1_000_000 }),
    // A service that sends mail can usually query name servers. A preview on a laptop often cannot.
    checksDomains: choice("CHECK_DOMAINS", smtpUrl !== undefined),
    retention: {
      received: whole("RETENTION_DAYS", retention.received, { min: 1, max: 36_500 }),
      quarantined: whole("QUARANTINE_DAYS", retention.quarantined, { min: 1, max: 36_500 }),
    },
    metricsReaders: networks("METRICS_READERS"),
    backupDir: text("BACKUP_DIR") ?? join(dataDir, "backups"),
    backupsKept: whole("BACKUPS_KEPT", retention.backups, { min: 1, max: 10_000 }),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  return { ...config, secret: secrets.length > 0 ? secrets : keptSecret(dataDir, isService) };
}

function keptSecret(dataDir: string, mayCreate: boolean): string[] {
  const file = join(dataDir, "secret");
  if (!mayCreate && !existsSync(file)) return [];
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
    chmodSync(file, 0o600);
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new ConfigError(`DATA_DIR is '${dataDir}', which the service cannot write (${why}); choose another folder`);
  }
  if (secret.length < minSecretLength)
    throw new ConfigError(`'${file}' is incomplete; delete it, and the next start creates a new one`);
  return [secret];
}
