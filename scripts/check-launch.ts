/**
 * `npm run check:launch`: lists everything in data/ to replace or confirm before launch. That means dates in the past
 * or within thirty days, addresses under the reserved name `.example`, and entries marked `placeholder: true`. The
 * exit code is 1 if anything is left.
 */
import { launchList } from "./launch-findings.ts";
import { readLaunchFindings } from "./read-launch-findings.ts";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const list = launchList(await readLaunchFindings());
const count = list.split("\n").filter((line) => line.startsWith("  ")).length;
console.log(
  count === 0 ? "Nothing left to replace or confirm." : `${list}\n${count} to replace or confirm before launch`,
);
process.exit(count === 0 ? 0 : 1);
