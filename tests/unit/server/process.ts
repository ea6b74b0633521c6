import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { fixtureSite } from "./fixture-site.ts";

const main = resolve("server/main.ts");

interface Process {
  child: ChildProcess;
  url: string;
}

/** A folder with a small built site, for the process to be started in. */
export function folderWithSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "ending-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { files, notFound } = fixtureSite();
  for (const [path, { bodies }] of [...files, ["/404.html", notFound] as const]) {
    const file = join(folder, "build/client", extname(path) ? path : join(path, "index.html"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bodies.identity);
  }
  return folder;
}

/** Starts the service there, and waits until it says where it listens. Its log goes to `log`. */
export async function started(folder: string, log: "ignore" | "pipe" | number = "ignore"): Promise<Process> {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0", RATE_LIMIT: "0", REQUEST_LIMIT: "0", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", log],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = child.stdout ? await once(child.stdout, "data") : [];
  return { child, url: /http:\S+/.exec(String(line))?.[0] ?? "" };
}
