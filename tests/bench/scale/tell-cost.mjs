/** Preloaded into each process of a measured build: appends the cost of the process as a line of JSON. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { COST_FILE } = process.env;

if (isMainThread && COST_FILE) {
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    const { maxRSS } = process.resourceUsage();
    appendFileSync(COST_FILE, `${JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1024 })}\n`);
  });
}
