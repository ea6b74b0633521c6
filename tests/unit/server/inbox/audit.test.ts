import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wishesSince } from "../../../../server/inbox/audit.ts";
import { desk, now } from "./desk.ts";

const time = new Date(now).toISOString();

test("records who did what and when, without words, names and addresses", async () => {
  const { folder, inbox, willType } = await desk(
    [
      { reference: "KG-AMA22222", fields: { email: "ama@example.org", message: "my words" } },
      { reference: "KG-BQT33333", state: "quarantined", fields: { email: "kofi@example.org" } },
    ],
    { SUDO_USER: "noor" },
  );
  await inbox("search", "my", "words", "--since", "2026-11-01");
  await inbox("show", "kg-ama22222");
  await inbox("answered", "KG-AMA22222", "--by", "Ama Mensah");
  await inbox("export", "--person", "ama@example.org");
  await inbox("release", "KG-BQT33333");
  willType("ama@example.org");
  await inbox("forget", "ama@example.org");
  const file = join(folder, "audit.jsonl");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.join()).not.toMatch(/words|ama@|mensah/i);
  const line = (command: string, details: object) => ({ time, user: "noor", command, ...details });
  expect(lines.map((each) => JSON.parse(each))).toEqual([
    line("search", { limit: 25, since: "2026-11-01T04:00:00.000Z" }),
    line("search", { references: ["KG-AMA22222"] }),
    line("show", { references: ["kg-ama22222"] }),
    line("answered", { references: ["KG-AMA22222"] }),
    line("export", { format: "csv" }),
    line("export", { references: ["KG-AMA22222"] }),
    line("release", { references: ["KG-BQT33333"] }),
    line("forget", {}),
    line("forget", {}),
  ]);
});

test("names the login of the operating system, not of the environment", async () => {
  const { folder, inbox } = await desk([], { USER: "mallory", LOGNAME: "mallory" });
  await inbox("list");
  const [line = ""] = readFileSync(join(folder, "audit.jsonl"), "utf8").split("\n");
  expect(JSON.parse(line)).toEqual({ time, user: userInfo().username, command: "list", limit: 25 });
});

test("begins a new file when one is full, and reads all of them line by line", async () => {
  const { folder, inbox } = await desk();
  const file = join(folder, "audit.jsonl");
  const wish = (id: string, minutes: number) =>
    JSON.stringify({ time: new Date(now + minutes * 60_000).toISOString(), command: "withdraw", form: id });
  const reads = `${JSON.stringify({ time, command: "list", filler: "x".repeat(1_000) })}\n`;
  writeFileSync(file, `${wish("first", 0)}\n${reads.repeat(10_000)}${wish("second", 1)}\n`);
  await inbox("list");
  const names = readdirSync(folder).filter((name) => name.startsWith("audit"));
  expect(names).toEqual([expect.stringMatching(/^audit-2026-11-21T170000-[\da-f]{8}\.jsonl$/), "audit.jsonl"]);
  expect(readFileSync(file, "utf8").split("\n")).toHaveLength(2);
  appendFileSync(file, `${wish("third", 2)}\n{"time":`);
  const wishes = await wishesSince(now, { dataDir: folder, secret: [] });
  expect(wishes.withdrawn.map(({ form }) => form)).toEqual(["first", "second", "third"]);
  expect(wishes.isWhole).toBe(true);
});

test("runs no command that it cannot record", async () => {
  const { folder, inbox } = await desk([{ reference: "KG-AMA22222" }]);
  mkdirSync(join(folder, "audit.jsonl"));
  expect(await inbox("show", "KG-AMA22222")).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^Cannot write the audit log: EISDIR.*\n$/),
  });
});
