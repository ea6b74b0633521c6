import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

/** Milliseconds between looks at who the parent is. */
const orphanedCheck = 250;
const bin = resolve("node_modules/.bin");

/**
 * Runs a command of the project with its own Node and tools first on the PATH. Resolves to the exit code, as shells
 * count it (128 and the signal where one has ended it), and where `capture` is set to the output too.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean, stdio?: import("node:child_process").StdioOptions }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, capture = false, stdio = ["ignore", "inherit", "inherit"] } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: capture ? ["ignore", "pipe", "pipe"] : stdio,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", fail);
    const stopForwarding = forwardSignals(child);
    child.on("close", (code, signal) => {
      stopForwarding();
      done({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/**
 * What ends this process ends the child too. npm hands SIGTERM to the shell between itself and this process, which ends
 * and hands on nothing: what is left to see is that the parent is another one.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
function forwardSignals(child) {
  const signals = /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"]);
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), orphanedCheck);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * Like `run`, but a failure ends the whole script with a sentence that says what failed, and with 2: what the script is for
 * has not been done, and 1 would be its own verdict.
 */
export async function mustRun(what, command, args, options) {
  const { code } = await run(command, args, options);
  if (code === 0) return;
  console.error(`\n${what} failed (exit code ${code}); see the lines above.`);
  process.exit(2);
}
