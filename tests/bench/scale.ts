/**
 * `node tests/bench/scale.ts [10 100 1000]`: what a build costs with so many generated articles, products, programs and
 * events more each, in a copy of this project that goes away with it. Printed are, for each number: the processor’s time
 * of the build, in all and a page, and of its steps; what no number of entries may change (the scripts, the heaviest
 * page) and what grows (search, feeds, calendar, sitemap); then how long search and the not-found page’s suggestions
 * take. 0, today’s site, comes first, and ratios are to the number before. `--keep` leaves the copies. With 1,000 it
 * takes some twenty minutes of the processor.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../scripts/run.mjs";
import { nearestPages } from "../../src/not-found/nearest-pages.ts";
import { firstFlight } from "../first-flight.ts";
import { entries } from "./scale/entries.ts";
import { grownTree, removeTree } from "./scale/grown-tree.ts";
import { type Build, readBuild } from "./scale/read-build.ts";

interface Cost {
  seconds: number;
  megabytes: number;
}

/** Bytes more that say a page holds more of the entries, and not only other words. */
const grown = 300;

const { values: flags, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
const counts = [0, ...(positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000])];

// What ends this ends the build that it waits for, too, whose failure then takes the copy away.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

let before: { build: Build; cost: number } | undefined;
for (const count of counts) {
  const root = grownTree(entries(count));
  try {
    const rendering = costOf(root, "react-router", ["build"]);
    const finishing = costOf(root, "node", ["prerender/finish.ts"]);
    const build = await readBuild(root);
    const cost = rendering.seconds + finishing.seconds;
    report(
      count,
      build,
      { rendering, finishing },
      JSON.parse(readFileSync(join(root, "build/step-times.json"), "utf8")),
    );
    before = { build, cost };
    await run("node", ["tests/bench/search.ts", join(root, "build/client")]);
  } finally {
    if (flags.keep) console.log(root);
    else removeTree(root);
  }
}

/** What a command costs in that folder, with all processes that it starts. */
function costOf(root: string, command: string, args: string[]): Cost {
  const costs = join(root, `${command}-costs.jsonl`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      PATH: resolve("node_modules/.bin") + delimiter + process.env.PATH,
      NODE_OPTIONS: `--import=${new URL("./scale/tell-cost.mjs", import.meta.url).href}`,
      COST_FILE: costs,
    },
  });
  if (status !== 0) throw new Error(`tests/bench/scale: ${command} ${args.join(" ")} failed\n${stdout}${stderr}`);
  const lines: Cost[] = readFileSync(costs, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return {
    seconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
    megabytes: Math.max(...lines.map(({ megabytes }) => megabytes)),
  };
}

function report(
  count: number,
  build: Build,
  { rendering, finishing }: Record<"rendering" | "finishing", Cost>,
  steps: Record<string, number>,
): void {
  const pages = build.pages.size;
  const cost = rendering.seconds + finishing.seconds;
  const perPage = (seconds: number) => `${seconds.toFixed(1)} s, ${((1000 * seconds) / pages).toFixed(0)} ms a page`;
  console.log(`\n${count} of each: ${pages} pages, ${perPage(cost)} of the processor`);
  if (before) {
    const more = pages - before.build.pages.size;
    console.log(`  beyond the number before: ${((1000 * (cost - before.cost)) / more).toFixed(0)} ms a page`);
  }
  console.log(`  rendering ${perPage(rendering.seconds)}, ${rendering.megabytes.toFixed(0)} MB`);
  console.log(`  finishing ${perPage(finishing.seconds)}, ${finishing.megabytes.toFixed(0)} MB`);
  for (const [step, seconds] of Object.entries(steps)) console.log(`    ${step} ${perPage(seconds)}`);

  const [heaviest] = [...build.pages].sort(([, one], [, other]) => other - one);
  const tooHeavy = [...build.pages].filter(([, bytes]) => bytes > firstFlight);
  console.log(`  heaviest page ${heaviest?.join(" ")} bytes; ${build.sitemaps} sitemap files`);
  console.log(`  beyond the first round trip’s ${firstFlight} bytes: ${tooHeavy.join(", ") || "none"}`);
  for (const { name, raw, sent } of build.files) console.log(`  ${name} ${raw} bytes, ${sent} as sent`);
  for (const [page, size] of build.pages) {
    const was = before?.build.pages.get(page);
    if (was !== undefined && size - was > grown) console.log(`  page ${page} was ${was} and is ${size} bytes`);
  }
  for (const [script, size] of build.scripts) {
    const was = before?.build.scripts.get(script) ?? 0;
    if (before && size !== was) console.log(`  script ${script} was ${was} and is ${size} bytes`);
  }
  const start = process.cpuUsage();
  nearestPages("/artikles/redaing-17-old-poster", build.found);
  console.log(`  suggestions for a lost address: ${(process.cpuUsage(start).user / 1000).toFixed(0)} ms`);
}
