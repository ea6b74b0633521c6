import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Config, ConfigError, readConfig } from "../../../server/config.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const mailing = {
  SMTP_URL: "smtps://u:hunter2@mail.example",
  ORIGIN: "https://site.example",
  MAIL_FROM: "us@site.example",
};

function read(environment: Record<string, string>): Config {
  return readConfig({ SECRET, ...environment });
}

function mistakes(environment: Record<string, string>): string[] {
  try {
    readConfig({ SECRET, ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("provides a default for every setting", () => {
  const dataDir = join(temporaryFolder(), "data");
  const { secret, ...config } = readConfig({ DATA_DIR: dataDir });
  expect(config).toEqual({
    host: "127.0.0.1",
    port: 4173,
    origin: "http://127.0.0.1:4173",
    allowedOrigins: [],
    dataDir,
    databaseUrl: undefined,
    dataKeys: [],
    smtpUrl: undefined,
    mailFrom: "intake@localhost.example",
    staffAddress: undefined,
    roleAddresses: {},
    trustedProxies: [],
    rateLimit: 20,
    mailLimit: 300,
    checksDomains: false,
    retention: { received: 90, quarantined: 30 },
    metricsReaders: [],
    backupDir: join(dataDir, "backups"),
    backupsKept: 30,
  });
  expect(secret).toEqual([expect.stringMatching(/^.{43}$/)]);
});

test.each<[Record<string, string>, object]>([
  [
    { HOST: "0.0.0.0", PORT: "80" },
    { host: "0.0.0.0", port: 80, origin: "http://0.0.0.0:80" },
  ],
  [{ HOST: "::1" }, { origin: "http://[::1]:4173" }],
  [
    { STAFF_ADDRESS_HOMESTEAD: "land@example.org", MAIL_LIMIT: "0" },
    { roleAddresses: { homestead: "land@example.org" }, mailLimit: 0 },
  ],
  [mailing, { checksDomains: true }],
  [{ ...mailing, CHECK_DOMAINS: "no" }, { checksDomains: false }],
  [{ ORIGIN: "https://site.example:8443" }, { origin: "https://site.example:8443" }],
  [{ ORIGIN: " " }, { origin: "http://127.0.0.1:4173" }],
  [
    { ALLOWED_ORIGINS: "https://a.example, https://b.example," },
    { allowedOrigins: ["https://a.example", "https://b.example"] },
  ],
  [{ DATA_DIR: "/var/lib/intake" }, { dataDir: "/var/lib/intake" }],
  [{ DATABASE_URL: "postgres://u:p@db/intake" }, { databaseUrl: "postgres://u:p@db/intake" }],
  [{ SECRET: ` ${SECRET}\n` }, { secret: [SECRET] }],
  [{ SECRET: `${SECRET}new, ${SECRET}` }, { secret: [`${SECRET}new`, SECRET] }],
  [mailing, { smtpUrl: mailing.SMTP_URL, mailFrom: "us@site.example" }],
  [{ STAFF_ADDRESS: "staff@site.example" }, { staffAddress: "staff@site.example" }],
  [
    { BACKUP_DIR: "/var/backups/intake", METRICS_READERS: "10.0.0.2" },
    { backupDir: "/var/backups/intake", metricsReaders: ["10.0.0.2"] },
  ],
  [{ TRUSTED_PROXY: "10.0.0.0/8,::1" }, { trustedProxies: ["10.0.0.0/8", "::1"] }],
  [{ RATE_LIMIT: "0" }, { rateLimit: 0 }],
  [{ RETENTION_DAYS: "90", QUARANTINE_DAYS: "7" }, { retention: { received: 90, quarantined: 7 } }],
])("accepts %o", (environment, expected) => {
  expect(read(environment)).toMatchObject(expected);
});

const origin = "it must be like https://www.example.org, with nothing after the host name";

test.each<[Record<string, string>, string]>([
  [{ PORT: "65536" }, "PORT is '65536'; it must be a whole number from 0 to 65535"],
  [{ PORT: "80a" }, "PORT is '80a'; it must be a whole number from 0 to 65535"],
  [{ PORT: "-1" }, "PORT is '-1'; it must be a whole number from 0 to 65535"],
  [{ PORT: "0x50" }, "PORT is '0x50'; it must be a whole number from 0 to 65535"],
  [{ RATE_LIMIT: "1.5" }, "RATE_LIMIT is '1.5'; it must be a whole number from 0 to 1000"],
  [{ RETENTION_DAYS: "ever" }, "RETENTION_DAYS is 'ever'; it must be a whole number from 1 to 36500"],
  [{ QUARANTINE_DAYS: "1e9" }, "QUARANTINE_DAYS is '1e9'; it must be a whole number from 1 to 36500"],
  [{ RETENTION_DAYS: "0" }, "RETENTION_DAYS is '0'; it must be a whole number from 1 to 36500"],
  [{ ORIGIN: "site.example" }, `ORIGIN is 'site.example'; ${origin}`],
  [{ ORIGIN: "https://site.example/" }, `ORIGIN is 'https://site.example/'; ${origin}`],
  [{ ORIGIN: "ftp://site.example" }, `ORIGIN is 'ftp://site.example'; ${origin}`],
  [{ ALLOWED_ORIGINS: "*" }, `ALLOWED_ORIGINS is '*'; ${origin}`],
  [{ ALLOWED_ORIGINS: "null" }, `ALLOWED_ORIGINS is 'null'; ${origin}`],
  [
    { DATABASE_URL: "mysql://u:hunter2@db" },
    "DATABASE_URL is not a valid URL; it must begin with postgres:// or postgresql://",
  ],
  [{ ...mailing, SMTP_URL: "mail.example" }, "SMTP_URL is not a valid URL; it must begin with smtp:// or smtps://"],
  [
    { ...mailing, MAIL_FROM: "Us <us@site.example>" },
    "MAIL_FROM is 'Us <us@site.example>'; it must be exactly one email address",
  ],
  [{ ...mailing, MAIL_FROM: "" }, "MAIL_FROM is missing; set it to the sender of all mail"],
  [{ ...mailing, ORIGIN: "" }, "ORIGIN is missing; links in mail need it, such as https://www.example.org"],
  [
    { STAFF_ADDRESS: "a@b.example, c@d.example" },
    "STAFF_ADDRESS is 'a@b.example, c@d.example'; it must be exactly one email address",
  ],
  [{ SECRET: "short" }, "SECRET is too short; it must have at least 32 characters"],
  [
    { SECRET: "", DATABASE_URL: "postgres://db/intake" },
    "SECRET is missing; all processes on a database share one: create it with `openssl rand -base64 32`",
  ],
  [
    { TRUSTED_PROXY: "10.0.0.0/8, loopback" },
    "TRUSTED_PROXY is '10.0.0.0/8, loopback'; it must be addresses or networks, separated by commas: 10.0.0.1, 10.1.0.0/16",
  ],
])("rejects %o and explains how to fix it", (environment, line) => {
  expect(mistakes(environment)).toEqual([line]);
});

test("reports all mistakes at once without printing secrets", () => {
  const lines = mistakes({
    PORT: "x",
    RATE_LIMIT: "y",
    SECRET: "hunter2",
    DATABASE_URL: "hunter2",
    SMTP_URL: "hunter2",
  });
  expect(lines).toHaveLength(7);
  expect(lines.join()).not.toContain("hunter2");
});

test("creates the secret once, readable only by its owner", () => {
  const dataDir = join(temporaryFolder(), "data");
  const { secret } = readConfig({ DATA_DIR: dataDir });
  expect(readConfig({ DATA_DIR: dataDir }).secret).toEqual(secret);
  expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe(secret[0]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

test("rejects an empty secret file left by a crash", () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "secret"), "");
  expect(() => readConfig({ DATA_DIR: dataDir })).toThrow("delete it, and the next start creates a new one");
});

test("rejects a data folder that can't exist", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(() => readConfig({ DATA_DIR: file })).toThrow(ConfigError);
});

describe("data keys", () => {
  const secret = "long enough for everybody and unused";
  const key = Buffer.alloc(32, 7);
  const keysOf = (environment: Record<string, string>) => readConfig({ SECRET: secret, ...environment }).dataKeys;

  test("defaults to none and accepts base64, base64url, and hexadecimal", () => {
    expect(keysOf({})).toEqual([]);
    for (const encoding of ["base64", "base64url", "hex"] as const)
      expect(keysOf({ DATA_KEY: key.toString(encoding) })).toEqual([key]);
  });

  test("lists the current key before older ones, and allows none as the current key", () => {
    const other = Buffer.alloc(32, 8);
    expect(keysOf({ DATA_KEY: `${key.toString("base64")}, ${other.toString("hex")}` })).toEqual([key, other]);
    expect(keysOf({ DATA_KEY: `none,${key.toString("base64")}` })).toEqual(["none", key]);
  });

  test.each(["hunter2", Buffer.alloc(31, 7).toString("base64"), `${key.toString("hex")},none`])(
    "rejects an invalid key without repeating it: %s",
    (typed) => {
      expect(() => keysOf({ DATA_KEY: typed })).toThrow("create one with `openssl rand -base64 32`");
      expect(() => keysOf({ DATA_KEY: typed })).not.toThrow(typed);
    },
  );

  test("names a key file that is missing or empty", () => {
    expect(() => keysOf({ DATA_KEY_FILE: "/nowhere/key" })).toThrow(
      "DATA_KEY_FILE is '/nowhere/key', which cannot be read",
    );
    expect(() => keysOf({ DATA_KEY_FILE: "/dev/null" })).toThrow("which contains no key");
  });
});
