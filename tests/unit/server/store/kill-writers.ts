/**
 * `node kill-writers.ts PLACE [KEY]`: runs sixteen writers on a folder or a PostgreSQL database until killed. Encrypts
 * if there is a key (base64). Prints a line with each key sent, and a line with each acknowledged key and its id.
 */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { openStore } from "../../../../server/store/open-store.ts";
import { formWithMail } from "./candidate.ts";

const standardOutput = 1;
const [place = "", dataKey] = process.argv.slice(2);
const databaseUrl = place.startsWith("postgres:") ? place : undefined;
const dataKeys = dataKey ? [Buffer.from(dataKey, "base64")] : [];
const store = await openStore({ databaseUrl, dataDir: place, dataKeys });

async function write(): Promise<never> {
  for (;;) {
    const key = randomUUID();
    writeSync(standardOutput, `${key}\n`);
    const answer = await store.accept(formWithMail(key));
    if (answer.outcome !== "conflict") writeSync(standardOutput, `${key} ${answer.submission.id}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, write));
