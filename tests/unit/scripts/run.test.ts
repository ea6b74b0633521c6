import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { run, withProgress } from "../../../scripts/run.mjs";
import { temporaryFolder } from "../temporary-folder.ts";

const server = `
  import { appendFileSync } from "node:fs";
  const beat = setInterval(() => {}, 1000);
  process.on("SIGTERM", () => setTimeout(() => {
    appendFileSync("said", "ended in order");
    clearInterval(beat);
  }, 50));
  appendFileSync("said", process.pid + " ");
`;

/** Creates a folder whose `npm start` starts a server as the project's does. */
function project(): string {
  const folder = temporaryFolder();
  const start = `import { run } from ${JSON.stringify(resolve("scripts/run.mjs"))};
    process.exitCode = (await run("node", ["server.mjs"])).code;`;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
  writeFileSync(join(folder, "start.mjs"), start);
  writeFileSync(join(folder, "server.mjs"), server);
  writeFileSync(join(folder, "said"), "");
  return folder;
}

test("distinguishes failures, signals, and failed preparation by exit code", async () => {
  expect((await run("node", ["-e", "process.exit(1)"])).code).toBe(1);
  expect((await run("node", ["-e", "process.kill(process.pid, 'SIGKILL')"])).code).toBe(128 + 9);
  const preparing = `import { mustRun } from ${JSON.stringify(resolve("scripts/run.mjs"))};
    await mustRun("Building the site", "node", ["-e", "process.exit(1)"]);`;
  const { code, output } = await run("node", ["--input-type=module", "-e", preparing], { capture: true });
  expect({ code, output }).toMatchObject({ code: 2, output: expect.stringContaining("Building the site failed") });
});

test.each([
  { often: "every ten seconds", interval: undefined, seconds: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120] },
  { often: "every minute on request", interval: 60_000, seconds: [60, 120] },
])("reports progress $often", async ({ interval, seconds }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const printed: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void printed.push(line));
  const work = new Promise((resolve) => setTimeout(resolve, 125_000));
  const watched = withProgress("Browser tests", "ten minutes", work, interval);
  await vi.advanceTimersByTimeAsync(125_000);
  await watched;
  vi.mocked(console.error).mockRestore();
  expect(printed).toEqual(seconds.map((second) => `Browser tests … ${second} s (usually ten minutes)`));
});

test("stops the server gracefully when npm is stopped", async () => {
  const folder = project();
  const said = () => readFileSync(join(folder, "said"), "utf8");
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore" });
  await expect.poll(said, { timeout: 60_000 }).toMatch(/^\d+ /);
  onTestFinished(() => {
    try {
      process.kill(Number.parseInt(said(), 10), "SIGKILL");
    } catch {
      // The server has ended, as it should.
    }
  });
  npm.kill("SIGTERM");
  await expect.poll(said, { timeout: 60_000 }).toContain("ended in order");
});
