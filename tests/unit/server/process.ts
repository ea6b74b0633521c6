import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { bareEnvironment, endsWithTest, firstOutput, isThere, killed, killedById } from "../children.ts";
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

/** Starts the service in a folder, and waits until it prints its address. Rejects if it ends first. Logs to `log`. */
export async function started(
  folder: string,
  log: "ignore" | "pipe" | number = "ignore",
  environment: Record<string, string> = {},
): Promise<Process> {
  const { cwd, env } = surroundings(folder);
  const child = endsWithTest(
    spawn(process.execPath, [main], { cwd, env: { ...env, ...environment }, stdio: ["ignore", "pipe", log] }),
  );
  return { child, url: /http:\S+/.exec(await firstOutput(child))?.[0] ?? "" };
}

/** The service in a terminal but outside its session, so that closing the terminal sends no signal. */
interface InTerminal {
  url: string;
  isRunning: () => boolean;
  close: () => Promise<void>;
}

/** Starts the service in a terminal. Resolves to undefined if this machine is not Linux with util-linux. */
export async function startedInTerminal(folder: string): Promise<InTerminal | undefined> {
  if (process.platform !== "linux" || spawnSync("script", ["--version"]).status !== 0) return undefined;
  const inside = `setsid "${process.execPath}" "${main}" & echo "pid $!"; sleep 600`;
  const command = ["--quiet", "--command", inside, "/dev/null"];
  const terminal = endsWithTest(spawn("script", command, surroundings(folder)));
  let shown = "";
  const pid = () => Number(/pid (\d+)/.exec(shown)?.[1]);
  onTestFinished(() => (pid() ? killedById(pid()) : undefined));
  for await (const text of terminal.stdout) {
    shown += text;
    if (shown.includes("http:")) break;
  }
  return {
    url: /http:\S+/.exec(shown)?.[0] ?? "",
    isRunning: () => isThere(pid()),
    close: () => killed(terminal),
  };
}

function surroundings(folder: string) {
  return {
    cwd: folder,
    env: { ...bareEnvironment, PORT: "0", RATE_LIMIT: "0", DATA_DIR: join(folder, "data") },
  };
}
