/** Finds and ends processes that tests leave running. Reads Linux's /proc, and finds none on other systems. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds to wait for processes that were asked to end. */
const timeout = 60_000;

/** @typedef {{ pid: number, command: string }} Leftover */

/** Processes from before the run, such as a development server. */
const earlier = new Set(allProcesses());

function allProcesses() {
  return existsSync("/proc/self/environ") ? readdirSync("/proc").map(Number).filter(Boolean) : [];
}

/**
 * Waits until the processes of a run have ended. Kills and returns those that remain after a minute.
 *
 * @param {string} run value of the variable TEST_RUN, which the processes have inherited
 * @returns {Promise<Leftover[]>}
 */
export async function endLeftovers(run) {
  const until = performance.now() + timeout;
  while (leftoversOf(run).length > 0 && performance.now() < until) await setTimeout(200);
  const leftovers = leftoversOf(run);
  for (const { pid } of leftovers) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Ended since.
    }
  }
  return leftovers;
}

/**
 * @param {string} run
 * @returns {Leftover[]}
 */
export function leftoversOf(run) {
  return allProcesses().flatMap((pid) => {
    if (earlier.has(pid)) return [];
    try {
      const read = (/** @type {string} */ name) => readFileSync(`/proc/${pid}/${name}`, "utf8").split("\0");
      const isOfRun = read("environ").includes(`TEST_RUN=${run}`) || isOrphan(pid);
      return isOfRun ? [{ pid, command: read("cmdline").join(" ").trim() }] : [];
    } catch {
      // The process has ended since the list was read, or belongs to another user.
      return [];
    }
  });
}

const ownNode = resolve("node_modules/node");

/**
 * True for a process on the project's Node whose parent has ended, because it may have lost the variable.
 *
 * @param {number} pid
 */
function isOrphan(pid) {
  const [parent] = /(?<=\) \w )\d+/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return parent === "1" && readlinkSync(`/proc/${pid}/exe`).startsWith(ownNode);
}
