import { execFile } from "node:child_process";
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
    while (running) await store.accept(candidate());
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
