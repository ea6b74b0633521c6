import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { fixtureSite } from "./fixture-site.ts";

const main = resolve("server/main.ts");

interface Process {
  child: ChildProcess;
  url: string;
}

export function folderWithSite(): string {
  const folder = temporaryFolder();
  const { files, notFound } = fixtureSite();
  for (const [path, { bodies }] of [...files, ["/404.html", notFound] as const]) {
    const file = join(folder, "build/client", extname(path) ? path : join(path, "index.html"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bodies.identity);
  }
  return folder;
}

/** Starts the service in a folder, and waits until it prints its address. Its log goes to `log`. */
export async function started(
  folder: string,
  log: "ignore" | "pipe" | number = "ignore",
  environment: Record<string, string> = {},
): Promise<Process> {
  const { cwd, env } = surroundings(folder);
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { ...env, ...environment },
    stdio: ["ignore", "pipe", log],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = child.stdout ? await once(child.stdout, "data") : [];
  return { child, url: /http:\S+/.exec(String(line))?.[0] ?? "" };
}

/** The service in a terminal but outside its session, so that closing the terminal sends no signal. */
interface InTerminal {
  url: string;
  isRunning: () => boolean;
  close: () => Promise<void>;
}

/** Starts the service in a terminal. Returns undefined if util-linux is not installed. */
export async function startedInTerminal(folder: string): Promise<InTerminal | undefined> {
  if (process.platform !== "linux" || spawnSync("script", ["--version"]).status !== 0) return undefined;
  const inside = `setsid "${process.execPath}" "${main}" & echo "pid $!"; sleep 60`;
  const terminal = spawn("script", ["--quiet", "--command", inside, "/dev/null"], surroundings(folder));
  onTestFinished(() => void terminal.kill("SIGKILL"));
  let shown = "";
  for await (const text of terminal.stdout) {
    shown += text;
    if (shown.includes("http:")) break;
  }
  const pid = Number(/pid (\d+)/.exec(shown)?.[1]);
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void (isRunning() && process.kill(pid, "SIGKILL")));
  const close = async () => {
    terminal.kill("SIGKILL");
    await once(terminal, "exit");
  };
  return { url: /http:\S+/.exec(shown)?.[0] ?? "", isRunning, close };
}

function surroundings(folder: string) {
  return {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0", RATE_LIMIT: "0", DATA_DIR: join(folder, "data") },
  };
}
