import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { inboxProgram } from "../../../../server/inbox/program.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { atTerminal, desk } from "./desk.ts";

const nowhere = { DATA_DIR: "/nowhere/at/all" };

const { commands } = inboxProgram(async () => {}, {}, "inbox");

test("help lists every command and needs no data", async () => {
  const { code, out } = await atTerminal(["--help"], nowhere);
  expect(code).toBe(0);
  for (const command of commands) expect(out).toContain(`\n  ${command.name()} `);
});

describe.each(commands.map((command) => [command.name(), command] as const))("help for %s", (name, command) => {
  test("explains each option and argument with examples within 100 columns", async () => {
    const { code, out } = await atTerminal([name, "--help"], nowhere);
    expect(code).toBe(0);
    expect(out).toContain(command.description());
    for (const { long } of command.options) expect(out).toContain(`\n  ${long} `);
    for (const argument of command.registeredArguments) {
      expect(out.split("\n")[0]).toContain(`<${argument.name()}`);
      expect(out).toContain(`\n  ${argument.name()} `);
    }
    expect(out).toContain(`\nExamples:\n  inbox ${name}`);
    const byNpm = await atTerminal([name, "--help"], { ...nowhere, npm_lifecycle_event: "inbox" });
    expect(byNpm.out).toContain(`\nExamples:\n  npm run inbox -- ${name}`);
    for (const line of out.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(100);
    expect(await atTerminal(["help", name], nowhere)).toEqual({ code, out, err: "" });
  });
});

test("lists the arguments of each command and explains the brackets", async () => {
  const { out } = await atTerminal(["--help"], nowhere);
  expect(out).toMatch(/\n {2}export \[options\] /);
  expect(out).toMatch(/\n {2}show <reference> /);
  expect(out).toContain("Arguments: <required> [optional].");
});

test("lists all commands as an error if none is given", async () => {
  const { code, out, err } = await atTerminal([], nowhere);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe((await atTerminal(["--help"], nowhere)).out);
});

test.each([
  [["lsit"], "unknown command 'lsit' (Did you mean list?)"],
  [["list", "--from", "x"], "unknown option '--from' (Did you mean --form?)"],
  [["list", "everything"], "too many arguments for 'list'"],
  [["show"], "missing required argument 'reference'"],
  [["forget", "not an address"], "an email address"],
  [["export", "--person", "not an address"], "an email address"],
  [["export", "--person", "ama@example.org", "--form", "contact"], "cannot be used with option '--form <form>'"],
  [["export", "--subscribers", "--unanswered"], "cannot be used with option '--unanswered'"],
  [["list", "--watch", "--stats"], "cannot be used with option '--stats'"],
  [["list", "--form", "guestbook"], "'guestbook' is invalid. Allowed choices are waitlist,"],
  [["list", "--state", "lost"], "Allowed choices are received, quarantined."],
  [["outbox", "--state", "lost"], "Allowed choices are waiting, sent, dead."],
  [["list", "--since", "2026-02-30"], "Must be a day: 2026-11-01"],
  [["list", "--since", "tomorrow"], "Must be a day: 2026-11-01, today or yesterday"],
  [["list", "--limit", "0"], "a whole number, at least 1"],
  [["export", "--format", "xlsx"], "Allowed choices are csv, jsonl."],
])("rejects %j with a fix and a pointer to help", async (args, fix) => {
  const { code, out, err } = await atTerminal(args, nowhere);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  const [line, help, ...more] = err.split("\n");
  expect(line).toMatch(/^error: /);
  expect(line).toContain(fix);
  expect([help, ...more]).toEqual(["Add --help to see the usage.", ""]);
});

test("reports a folder without data and doesn't create it", async () => {
  const folder = join(temporaryFolder(), "typo");
  const { code, err } = await atTerminal(["list"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(err).toContain(`There is no data in '${folder}'.`);
  expect(existsSync(folder)).toBe(false);
});

test("reports a damaged data file", async () => {
  const folder = join(temporaryFolder(), "data");
  mkdirSync(folder);
  writeFileSync(join(folder, "intake.sqlite"), "my shopping list, which is longer than the head of a database");
  const { code, err } = await atTerminal(["list"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(err).toContain("is damaged");
});

test("requires only data settings and creates no secret", async () => {
  const { folder, inbox } = await desk([], { SMTP_URL: "smtp://mail.example.org", PORT: "none of its business" });
  expect((await inbox("list")).code).toBe(0);
  expect(existsSync(join(folder, "secret"))).toBe(false);
  const { code, err } = await atTerminal(["purge"], { DATA_DIR: folder, RETENTION_DAYS: "a year" });
  expect(code).toBe(1);
  expect(err).toContain("RETENTION_DAYS is 'a year'");
});

test("reports an unreachable database", async () => {
  const { code, err } = await atTerminal(["list"], { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect(code).toBe(1);
  expect(err).toContain("Cannot connect to the database");
});
