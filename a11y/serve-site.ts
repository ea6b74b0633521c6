import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServedSite } from "@kindred-ground/audit/core/setup.ts";

/** Milliseconds from the start to the first response. */
const timeout = 60_000;

/** Serves the built site on a free port, with an empty intake. Rejects if the site does not start. */
export async function serveSite(): Promise<ServedSite> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "a11y-data-"));
  // Inherits only the time zone, because the environment may name the organization's database and mail server.
  const env = {
    TZ: process.env.TZ,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: "0",
    MAIL_LIMIT: "0",
  };
  const server = spawn(process.execPath, ["--import", "./a11y/end-with-parent.ts", "server/main.ts"], {
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  server.stderr?.on("data", (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  const ended = once(server, "exit");
  // Interrupting the audit ends this process without a call to `stop`.
  const leave = () => {
    server.kill("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once("exit", leave);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.off("exit", leave);
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const begun = Date.now(); !(await answers(origin)); ) {
    if (server.exitCode !== null || Date.now() - begun > timeout) {
      await stop();
      const cause = said.trim() || `the server does not respond within ${timeout / 1000} s`;
      throw new Error(`the site did not start: ${cause}`);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return { origin, stop };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no free port");
  return address.port;
}
