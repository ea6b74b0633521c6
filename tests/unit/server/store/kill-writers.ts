/**
 * `node kill-writers.ts FILE`: sixteen writers, until someone ends the process. Each line is a key sent, or a key and
 * its id.
 */
import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { openSqliteStore } from "../../../../server/store/sqlite-store.ts";
import { candidate, newMail } from "./candidate.ts";

const standardOutput = 1;
const store = await openSqliteStore(process.argv[2] ?? "");

async function write(): Promise<never> {
  for (;;) {
    const key = randomUUID();
    writeSync(standardOutput, `${key}\n`);
    const answer = await store.accept(candidate({ key, fingerprint: key, mail: [newMail()] }));
    if (answer.outcome !== "conflict") writeSync(standardOutput, `${key} ${answer.submission.id}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, write));
