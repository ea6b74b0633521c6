import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { newMail } from "../store/candidate.ts";
import { atTerminal, desk } from "./desk.ts";

const newKey = () => randomBytes(32).toString("base64");

/** Resolves to a folder with data from a service without a key. */
async function plainFolder(): Promise<string> {
  const { folder, store } = await desk([{ reference: "KG-AMA22222", mail: [newMail()] }]);
  await store.close();
  return folder;
}

test("encrypts, rotates, and removes a key without data loss", async () => {
  const DATA_DIR = await plainFolder();
  const [older, newer] = [newKey(), newKey()];
  const atDesk = (DATA_KEY: string, ...args: string[]) => atTerminal(args, { DATA_DIR, DATA_KEY });
  expect((await atDesk(older, "list", "--stats")).out).toMatch(/Encrypted +with key [\da-f]{8}\n/);
  expect((await atDesk(older, "encrypt")).out).toMatch(
    /^Encrypted with key [\da-f]{8}: 1 submission, 1 email, 0 subscr/,
  );
  expect((await atDesk(older, "search", "ama@example.org")).out).toContain("KG-AMA22222");
  expect((await atDesk(`${newer}, ${older}`, "encrypt")).out).toContain("1 submission, 1 email");
  expect((await atDesk(newer, "export", "--person", "AMA@example.org")).out).toContain("KG-AMA22222");
  expect((await atDesk(newer, "encrypt")).out).toContain("0 submissions, 0 emails");
  expect((await atDesk(`none,${newer}`, "encrypt")).out).toContain("Decrypted: 1 submission, 1 email");
  expect((await atDesk("", "list")).out).toContain("KG-AMA22222");
});

test("reads the key from a file and requires one", async () => {
  const DATA_DIR = await plainFolder();
  expect((await atTerminal(["encrypt"], { DATA_DIR })).err).toContain("DATA_KEY is not set");
  const DATA_KEY_FILE = join(temporaryFolder(), "key");
  writeFileSync(DATA_KEY_FILE, `${newKey()}\n`);
  expect((await atTerminal(["encrypt"], { DATA_DIR, DATA_KEY_FILE })).code).toBe(0);
  expect((await atTerminal(["list"], { DATA_DIR })).code).toBe(1);
});
