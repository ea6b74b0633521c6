/**
 * `npm run devices`: opens the site in old Chromium versions and in today's, and writes a table of the results. `npm
 * run devices -- 92 103` tests only these versions.
 */
import { serveSite } from "../../a11y/run/serve-site.ts";
import { oldVersions, runsOldChromium } from "./old-chromium.ts";
import { reportFolder, writeReport } from "./report.ts";
import { tryVersion, type Version, type VersionResult } from "./try-version.ts";

process.exitCode = await main();

async function main(): Promise<number> {
  const versions = chosenVersions(process.argv.slice(2));
  const site = await serveSite();
  const results: VersionResult[] = [];
  try {
    for (const version of versions) {
      const result = await tryVersion(version, site.origin);
      results.push(result);
      console.log(summary(result));
    }
  } finally {
    await site.stop();
  }
  writeReport(results);
  console.log(`Report: ${reportFolder}/index.html`);
  return results.every(({ pages, journeys }) => [...pages, ...journeys].every(isSound)) ? 0 : 1;
}

function chosenVersions(asked: readonly string[]): Version[] {
  if (!runsOldChromium) console.log("Old Chromiums are packed for Linux on x64 alone: only today’s is tried.");
  const all: Version[] = runsOldChromium ? [...oldVersions, "today’s"] : ["today’s"];
  const chosen = all.filter((version) => asked.length === 0 || asked.includes(`${version}`));
  if (chosen.length === 0) throw new Error(`choose among ${all.join(", ")}`);
  return chosen;
}

function isSound({ faults }: { faults: readonly string[] }): boolean {
  return faults.length === 0;
}

function summary({ version, pages, journeys }: VersionResult): string {
  const failed = [...pages, ...journeys].filter((tried) => !isSound(tried)).length;
  return `${version}: ${pages.length} pages, ${journeys.length} journeys, ${failed} failed`;
}
