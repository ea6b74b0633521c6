/**
 * `npm run crawl`: presses every control of every page and state, at 390 px by touch and at 1280 px with a mouse. With
 * `--at`, it builds and serves the site as of that day, and sets the visitor's clock to it.
 */
import { serveSite } from "../../a11y/serve-site.ts";
import { mustRun } from "../../scripts/run.mjs";
import { build, clearStamp } from "../../scripts/set-up.mjs";
import { crawlCommand, type Options } from "./command-line.ts";
import { crawlSite } from "./crawl-site.ts";

const { page, width: only, colors, at } = crawlCommand().parse().opts<Options>();
const widths = ([390, 1280] as const).filter((width) => !only || only === String(width));
const clock = at ? [`--import=${import.meta.resolve("./shifted-clock.ts")}?at=${at.toISOString()}`] : [];

if (at) {
  // The next command that needs a built site must build it as of today.
  clearStamp();
  await mustRun("Building the site", "node", ["scripts/build.mjs"], { env: { NODE_OPTIONS: clock.join(" ") } });
  clearStamp();
} else await build();

const site = await serveSite(clock);
let problems = 0;
try {
  for (const width of widths) {
    const walk = { origin: site.origin, width, colors, at } as const;
    const isAsked = (path: string) => !page || page.includes(path);
    const pressed = await crawlSite(walk, isAsked, (problem) => {
      problems += 1;
      console.log(`${width} px ${problem}`);
    });
    console.log(`${width} px: ${pressed} controls pressed`);
  }
} finally {
  await site.stop();
}
console.log(problems === 0 ? "Every control has an effect." : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
