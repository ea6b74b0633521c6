import { execFile } from "node:child_process";
import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { candidate } from "../store/candidate.ts";
import { desk } from "./desk.ts";

const shell = promisify(execFile);

/** Runs a command line in a shell. Rejects if its exit code is not 0. */
async function typed(line: string, folder: string) {
  const env = { ...process.env, DATA_DIR: folder, NODE: process.execPath };
  return await shell("bash", ["-c", line.replace("inbox", '"$NODE" server/inbox/main.ts')], { env });
}

test("exits quietly if the reader closes the pipe", async () => {
  const { folder, store } = await desk();
  const fields = { message: "x".repeat(4_000) };
  await Promise.all(Array.from({ length: 400 }, () => store.accept(candidate({ fields }))));
  const line = `inbox export --format jsonl | head -c 20; exit "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = await typed(line, folder);
  expect(stderr).toBe("");
  expect(stdout).toContain('{"reference":"KG-');
});

test("lists all stored submissions while the service writes", async () => {
  const { folder, store } = await desk([{ reference: "KG-BEFQRE22" }]);
  let running = true;
  const writer = (async () => {
    while (running) {
      await store.accept(candidate());
      // Writes without a pause would lock out every other process for as long as they continue.
      await setTimeout(20);
    }
  })();
  const { stdout } = await typed("inbox show KG-BEFQRE22", folder);
  running = false;
  await writer;
  expect(stdout).toContain("KG-BEFQRE22");
});

test("deletes nothing without a terminal to confirm", async () => {
  const { folder, store } = await desk([{}]);
  const { stdout, stderr } = await typed("echo ama@example.org | inbox forget ama@example.org; echo $?", folder);
  expect(stdout).toBe("1\n");
  expect(stderr).toContain("nothing was deleted");
  expect(await store.list()).toHaveLength(1);
});

test("writes clean files through npm, or none", async () => {
  const { folder } = await desk([{}]);
  const env = { ...process.env, DATA_DIR: folder, npm_config_loglevel: undefined };
  const npm = (line: string) => shell("bash", ["-c", line], { env });
  const { stdout } = await npm("npm run --silent inbox -- export --format csv");
  expect(stdout).toMatch(/^\ufeffreference,form,/);
  await expect(npm("npm run inbox -- export --format csv")).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining("reference"),
    stderr: expect.stringContaining("npm run --silent inbox"),
  });
});

test("says whose the audit log must be, and where an installed machine has its command", async ({ skip }) => {
  if (process.getuid?.() !== 0) skip();
  const { folder, store } = await desk([{}]);
  await store.close();
  writeFileSync(join(folder, "audit.jsonl"), "", { mode: 0o600 });
  const [file] = ["audit.jsonl"].map((name) => join(folder, name));
  for (const name of ["intake.sqlite", ""]) chownSync(join(folder, name), 1_000, 1_000);
  chmodSync(dirname(folder), 0o755);
  const asService = (line: string) => typed(`setpriv --reuid 1000 --clear-groups ${line} 2>&1 || true`, folder);
  const { stdout } = await asService("inbox list");
  expect(stdout).toBe(
    `Cannot write the audit log: EACCES: permission denied, open '${file}'. The service’s user must own the file.\n`,
  );
  const missing = await typed("inbox list 2>&1 || true", join(folder, "missing"));
  expect(missing.stdout).toContain("On an installed machine, run 'inbox' instead of 'npm run inbox'.");
});
