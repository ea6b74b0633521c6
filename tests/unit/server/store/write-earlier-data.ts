/**
 * `node tests/unit/server/store/write-earlier-data.ts 2026-11-27`: writes a data file and a PostgreSQL dump of the
 * current version to `earlier-data`, for a change of the tables. Run it before the change.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { openStore } from "../../../../server/store/open-store.ts";
import type { Store } from "../../../../server/store/store.ts";
import type { Candidate } from "../../../../server/store/submission.ts";
import { candidate, newMail } from "./candidate.ts";
import { emptyDatabase } from "./empty-database.ts";

const [day] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d/.test(day ?? "")) throw new Error("name a day: 2026-11-27");
const at = Date.UTC(2026, 10, 24, 15);
const event = "winter-kitchen";
const registration = { form: "event-registration", isLimited: true } as const;

const sent: Partial<Candidate>[] = [
  {
    fields: { name: "Ama", email: "ama@example.org", message: "Ðº, 🐟" },
    mail: [newMail({ to: "office@example.org" }), newMail({ kind: "receipt", to: "ama@example.org" })],
  },
  { state: "quarantined", fields: { name: "Bot", email: "bot@example.org" }, signs: ["honeypot"] },
  { form: "newsletter", fields: { email: "kofi@example.org" } },
  { fields: { name: "Lin", email: "lin@example.org", message: "gone" } },
  { fields: { name: "Seller", email: "seller@example.org", message: "Buy more" } },
  ...["ama", "kofi"].map((name) => ({ ...registration, fields: { event, email: `${name}@example.org`, people: 1 } })),
];

async function fill(store: Store): Promise<void> {
  const ids: string[] = [];
  await store.limitEvents([{ event, seats: 1, endsAt: at + 1e10 }], at);
  for (const [index, given] of sent.entries()) {
    const one = candidate({ reference: `KG-2222222${index + 2}`, receivedAt: at + index, page: "/contact", ...given });
    ids.push(one.id);
    await store.accept(one);
  }
  await store.setSubscription({ address: "kofi@example.org", state: "confirmed", changedAt: at + 50 });
  await store.setSubscription({ address: "zora@example.org", state: "unsubscribed", changedAt: at + 51 });
  await store.suppress("a hash", at + 52);
  await store.withdraw(ids[3] ?? "", [], at + 60);
  await store.setAside(ids[4] ?? "", at + 61);
  await store.markAnswered(ids[0] ?? "", { at: at + 70, by: "Noor" });
  await store.close();
}

function save(ending: string, content: string | Buffer): void {
  writeFileSync(join(import.meta.dirname, "earlier-data", `${day}.${ending}.gz`), gzipSync(content, { level: 9 }));
}

const folder = mkdtempSync(join(tmpdir(), "earlier-data-"));
await fill(await openStore({ dataDir: folder }));
const file = join(folder, "intake.sqlite");
const data = new DatabaseSync(file);
data.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
data.close();
save("sqlite", readFileSync(file));
rmSync(folder, { recursive: true });

const postgres = await startPostgres();
if (!postgres) throw new Error("PostgreSQL is not installed");
const databaseUrl = await emptyDatabase(postgres.url);
await fill(await openStore({ databaseUrl, dataDir: "" }));
const schema = new URL(databaseUrl).searchParams.get("options")?.split("=")[1] ?? "";
const options = ["--inserts", "--no-owner", "--no-acl", "--no-comments", `--schema=${schema}`, postgres.url];
const dump = execFileSync("pg_dump", options, { encoding: "utf8" });
const statements = dump.split("\n").filter((line) => !/^(--|SET |SELECT pg_catalog|CREATE SCHEMA|\\|$)/.test(line));
save("postgres.sql", `${statements.join("\n").replaceAll(`${schema}.`, "")}\n`);
await postgres.stop();
