// @vitest-environment node
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../../../../server/inbox/commands.ts";
import { widthOf } from "../../../../server/inbox/text/width.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { atTerminal, desk } from "./desk.ts";

const nowhere = { DATA_DIR: "/nowhere/at/all" };

test("help lists every command, and needs no data", async () => {
  const { code, out } = await atTerminal(["--help"], nowhere);
  expect(code).toBe(0);
  for (const name of commands.keys()) expect(out).toContain(`\n  ${name}`);
});

describe.each([...commands])("help for %s", (name, { options }) => {
  test("says what it does and names every option, within 100 columns", async () => {
    const { code, out } = await atTerminal([name, "--help"], nowhere);
    expect(code).toBe(0);
    for (const option of options) expect(out).toContain(`\n  --${option.name}`);
    for (const line of out.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(100);
    expect(await atTerminal(["help", name], nowhere)).toEqual({ code, out, err: "" });
  });
});

test.each([
  [[], "npm run inbox -- COMMAND"],
  [["lsit"], "There is no command 'lsit'. The commands are: list, show"],
  [["list", "--from", "x"], "Unknown option '--from'"],
  [["list", "everything"], "'everything' is one too many"],
  [["show"], "REFERENCE is missing"],
  [["forget", "not an address"], "no email address"],
  [["retry"], "Name one mail, or --all-dead"],
  [["retry", "1", "--all-dead"], "Name one mail, or --all-dead"],
  [["list", "--form", "guestbook"], "There is no form 'guestbook'. The forms are: waitlist"],
  [["list", "--state", "lost"], "it must be received or quarantined"],
  [["outbox", "--state", "lost"], "it must be waiting or sent or dead"],
  [["list", "--since", "2026-02-30"], "write it like 2026-11-01"],
  [["list", "--since", "yesterday"], "write it like 2026-11-01"],
  [["list", "--limit", "0"], "a whole number from 1 on"],
  [["export"], "--format is missing: csv or jsonl"],
  [["export", "--format", "xlsx"], "it must be csv or jsonl"],
])("%j is not understood, and the mend is said", async (args, mend) => {
  const { inbox } = await desk();
  const { code, out, err } = await inbox(...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(mend);
});

test("a folder without data is said plainly, and not made", async () => {
  const folder = join(temporaryFolder(), "typo");
  const { code, err } = await atTerminal(["list"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(err).toContain(`There is no data in '${folder}'.`);
  expect(existsSync(folder)).toBe(false);
});

test("a file that is no data is refused in words", async () => {
  const folder = join(temporaryFolder(), "data");
  mkdirSync(folder);
  writeFileSync(join(folder, "intake.sqlite"), "my shopping list, which is longer than the head of a database");
  const { code, err } = await atTerminal(["list"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(err).toContain("The data cannot be opened: ");
});

test("only what is about the data is demanded, and no secret is made", async () => {
  const { folder, inbox } = await desk([], { SMTP_URL: "smtp://mail.example.org", PORT: "none of its business" });
  expect((await inbox("list")).code).toBe(0);
  expect(existsSync(join(folder, "secret"))).toBe(false);
  const { code, err } = await atTerminal(["purge"], { DATA_DIR: folder, RETENTION_DAYS: "a year" });
  expect(code).toBe(1);
  expect(err).toContain("RETENTION_DAYS is 'a year'");
});

test("a database that is away is said plainly", { timeout: 15_000 }, async () => {
  const { code, err } = await atTerminal(["list"], { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect(code).toBe(1);
  expect(err).toContain("The data cannot be opened: ");
});
