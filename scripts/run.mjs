import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

/** Milliseconds between checks of the parent process ID. */
const orphanedCheck = 250;
const bin = resolve("node_modules/.bin");

/**
 * Runs a command with the project's own Node and tools first on the PATH. Resolves to the exit code by shell
 * convention: 128 plus the signal number if a signal ended the command. With `capture`, also resolves to the output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, capture?: boolean, cwd?: string, stdio?: import("node:child_process").StdioOptions }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { env = {}, capture = false, cwd = ".", stdio = ["ignore", "inherit", "inherit"] } = {},
) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: capture ? ["ignore", "pipe", "pipe"] : stdio,
      cwd,
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
 * Ends the child when this process ends. npm sends SIGTERM only to the shell between npm and this process. The shell
 * exits without forwarding the signal. Then only the changed ID of the parent process shows that npm has ended.
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
 * Calls `run`, and ends the whole script on failure. It then prints an error message and exits with code 2, because 1
 * is for the script's own verdict. Captured output is printed only then. With `usually`, reports progress every ten
 * seconds.
 *
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { usually?: string }} [options]
 */
export async function mustRun(what, command, args, { usually, ...options } = {}) {
  const { code, output } = await (usually
    ? withProgress(what, usually, run(command, args, options))
    : run(command, args, options));
  if (code === 0) return;
  if (output) console.error(output.trimEnd());
  console.error(`\n${what} failed (exit code ${code}); see the output above.`);
  process.exit(2);
}

/**
 * Prints a line at an interval while work continues. It goes to standard error, because a command's standard output
 * may be redirected.
 *
 * @template Result
 * @param {string} what
 * @param {string} usually the usual duration, e.g. "about a minute"
 * @param {Promise<Result>} work
 * @param {number} [interval] in ms
 * @returns {Promise<Result>}
 */
export function withProgress(what, usually, work, interval = 10_000) {
  const begun = performance.now();
  const timer = setInterval(() => {
    console.error(`${what} … ${Math.round((performance.now() - begun) / 1000)} s (usually ${usually})`);
  }, interval);
  return work.finally(() => clearInterval(timer));
}

/**
 * Prints the comment at the top of a command's file and ends, if the arguments ask for help.
 *
 * @param {string} file the command's `import.meta.url`
 */
export function helpFrom(file) {
  if (!process.argv.includes("--help")) return;
  const [, comment = ""] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(new URL(file), "utf8")) ?? [];
  console.log(comment.replaceAll(/^ \* ?/gm, "").trim());
  process.exit(0);
}

/**
 * Installs the system's packages of a missing program. Returns false on failure, and without root or Debian's tools.
 *
 * @param {string} what
 * @param {string[]} packages
 */
export async function installPackages(what, ...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Found no ${what}; installing the system’s package for the tests …`);
  const apt = (/** @type {string[]} */ ...words) =>
    run("apt-get", words, { capture: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
  await apt("update");
  const { code, output } = await apt("install", "-y", "--no-install-recommends", ...packages);
  if (code !== 0) console.error(output);
  return code === 0;
}
