/**
 * `npm start`: checks the port and the disk, installs missing packages, builds the site and serves it with its intake.
 */
import { assertDiskSpace, assertPort } from "./machine.mjs";
import { run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

const asksForHelp = process.argv.includes("--help");
if (!asksForHelp) {
  await assertPort();
  assertDiskSpace();
}
await install();
if (!asksForHelp) await build();
const { code } = await run("node", ["server/main.ts", ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(code);
