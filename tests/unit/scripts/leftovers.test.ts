import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { leftoversOf } from "../../../scripts/leftovers.mjs";
import { firstOutput } from "../children.ts";

const isKnown = process.platform === "linux";

/** Starts a process that waits, and resolves to its ID once it runs. */
async function waiting(environment: Record<string, string>): Promise<number> {
  const program = "console.log('runs'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["-e", program], { env: environment, stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  await firstOutput(child);
  return Number(child.pid);
}

test.runIf(isKnown)("finds the processes of one run and none of another", async () => {
  const own = await waiting({ TEST_RUN: "own" });
  await waiting({ TEST_RUN: "other" });
  await waiting({});
  expect(leftoversOf("own")).toEqual([{ pid: own, command: expect.stringContaining("setInterval") }]);
});

test.runIf(isKnown)("finds a process on the project’s Node that has lost its parent and its environment", async () => {
  const program = `const { pid } = child_process.spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { env: {}, detached: true, stdio: "ignore" });
    console.log(pid); process.exit()`;
  const parent = spawn(process.execPath, ["-e", program]);
  const pid = Number(await firstOutput(parent));
  onTestFinished(() => void process.kill(pid, "SIGKILL"));
  await expect.poll(() => leftoversOf("own").map((left) => left.pid)).toContain(pid);
});
