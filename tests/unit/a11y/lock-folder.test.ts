import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { lockFolder } from "@kindred-ground/audit/runner/journal.ts";
import { expect, test } from "vitest";
import { endsWithTest, firstOutput, killed } from "../children.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("locks a folder for one run and rejects other runs with a message", () => {
  const folder = join(temporaryFolder(), "report");
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`another audit is writing to ${folder}`);
  lockFolder(join(folder, "narrowed"))[Symbol.dispose]();
  lock[Symbol.dispose]();
  lockFolder(folder)[Symbol.dispose]();
});

test("releases the folder of a run that is killed", async () => {
  const folder = temporaryFolder();
  const holding = `
    import { lockFolder } from ${JSON.stringify(resolve("packages/audit/runner/journal.ts"))};
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log("locked");
    setInterval(() => {}, 1_000);`;
  const command = ["--input-type=module", "--eval", holding];
  const other = endsWithTest(spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] }));
  await firstOutput(other);
  expect(() => lockFolder(folder)).toThrow("another audit");
  await killed(other);
  lockFolder(folder)[Symbol.dispose]();
});
