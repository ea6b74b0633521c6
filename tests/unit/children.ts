import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** Variables that do not configure the program. `npm test` finds leftover processes by their TEST_RUN. */
const kept = ["PATH", "TEST_RUN", "NODE_COMPILE_CACHE"];

/** Environment of a child process that inherits only these variables. */
export const bareEnvironment = Object.fromEntries(
  kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Kills a child and waits until it is gone, so that its folder can be removed. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Kills a child when the test ends, even if the test fails. Returns the child. */
export function endsWithTest<Child extends ChildProcess>(child: Child): Child {
  onTestFinished(() => killed(child));
  return child;
}

/** Resolves to the first output of a child. Rejects if the child ends without any. */
export async function firstOutput(child: ChildProcess): Promise<string> {
  const ended = once(child, "exit").then(([code, signal]) => {
    throw new Error(`${child.spawnargs.join(" ")} ended with ${code ?? signal} before it printed anything`);
  });
  ended.catch(() => {});
  const [output] = await Promise.race([child.stdout ? once(child.stdout, "data") : ended, ended]);
  return String(output);
}

export function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Kills a process, or a group of processes by its negative id, and waits until it is gone. */
export async function killedById(id: number): Promise<void> {
  while (isThere(id)) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      return;
    }
    await pause(20);
  }
}

/**
 * Runs commands in bash, and stops at the first failure. Resolves to their output, or rejects with their errors.
 * Processes that the commands leave in the background share their process group, and end with the test.
 */
export async function runInGroup(
  commands: string,
  { cwd, env }: { cwd: string; env: Record<string, string | undefined> },
): Promise<string> {
  const shell = spawn("bash", ["-euc", commands], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const { pid } = shell;
  if (pid) onTestFinished(() => killedById(-pid));
  const [[code], output, errors] = await Promise.all([once(shell, "exit"), text(shell.stdout), text(shell.stderr)]);
  if (code !== 0) throw new Error(`${commands} ended with ${code}:\n${errors}`);
  return output;
}
