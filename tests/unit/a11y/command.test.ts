import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { lockFolder } from "@kindred-ground/audit/runner/journal.ts";
import { expect, test } from "vitest";
import { endsWithTest, firstOutput } from "../children.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function audit(folder: string, address: string) {
  symlinkSync(resolve("data"), join(folder, "data"));
  const { status, stderr } = spawnSync(process.execPath, [resolve("a11y/main.ts"), "--url", address], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, said: stderr };
}

/** Resolves to an address at which no server listens. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return `http://127.0.0.1:${port}`;
}

test("exits with status 2 and a message when the site doesn't answer", async () => {
  const address = await nowhere();
  expect(audit(temporaryFolder(), address)).toEqual({
    status: 2,
    said: `a11y: ${address} does not respond (ECONNREFUSED)\n`,
  });
});

test("stops the audit's server even when the audit is killed", async () => {
  const serve = `import { serveSite } from "./a11y/serve-site.ts";
    console.log((await serveSite()).origin);`;
  const command = ["--input-type=module", "-e", serve];
  const audit = endsWithTest(spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] }));
  const origin = await firstOutput(audit);
  const isThere = () =>
    fetch(origin.trim(), { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isThere()).toBe(true);
  audit.kill("SIGKILL");
  await expect.poll(isThere).toBe(false);
});

test("refuses to start while another audit writes to the same folder", async () => {
  const folder = temporaryFolder();
  using _ = lockFolder(join(folder, "a11y/report"));
  expect(audit(folder, await nowhere())).toEqual({
    status: 2,
    said: "a11y: another audit is writing to a11y/report; wait until it ends, or stop it\n",
  });
});
