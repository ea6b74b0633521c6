/**
 * `node tests/bench/scale.ts [10 100 1000]`: measures a build with that many generated articles, products, programs and
 * events added. The build runs in a temporary copy of this project. For each number it prints the build's processor
 * time in total, per page and per step. It prints the sizes that must not grow (the scripts, the heaviest page) and
 * those that do (search, feeds, calendar, sitemap). Last comes the time of a search and of the not-found page's
 * suggestions. 0, today's site, comes first, and ratios are to the number before. `--keep` keeps the copies. 1,000
 * takes some twenty minutes of processor time.
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

/** Growth in bytes beyond which a page must list more of the entries, rather than just different words. */
const grown = 300;

const { values: flags, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
const counts = [0, ...(positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000])];

// A signal also ends the build that this process waits for. The build's failure then removes the copy.
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

/** Measures a command in a folder, including all processes that it starts. */
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
