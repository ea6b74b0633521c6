/**
 * `npm run brand -- clay "#643b9a"`: gives a ramp the hue of one color. Writes its steps into
 * theme/tokens/color.tokens.json with their lightness unchanged, and the brand's fixed colors into theme/brand.json.
 * Lists every pair of colors whose contrast changes, and each failing pair with possible fixes. Exits with 1 if a pair
 * fails.
 */
import { readFileSync, writeFileSync } from "node:fs";
import fixed from "../brand.json" with { type: "json" };
import { hexToOklch } from "../color.ts";
import { modes } from "../conditions.ts";
import { resolver, tokenFiles } from "../token-files.ts";
import { stepsIn, withComponents } from "./edit-ramp.ts";
import { lineOf } from "./line.ts";
import { meetings } from "./meetings.ts";
import { movedPairs } from "./moved.ts";
import { rampOfColor } from "./ramp.ts";
import { themeColors } from "./theme-colors.ts";
import { failures } from "./verdict.ts";

const folder = "theme/tokens/";
const colorFile = "color.tokens.json";

const [name, color = ""] = process.argv.slice(2);
if (!name || !/^#[0-9a-f]{6}$/i.test(color))
  refuse('Usage: npm run brand -- RAMP "#rrggbb", such as: npm run brand -- clay "#643b9a"');

const text = readFileSync(folder + colorFile, "utf8");
const steps = stepsOf(name);
const ramp = rampOfColor(
  steps.map(({ components }) => components),
  hexToOklch(color),
);
const written = withComponents(text, steps, ramp);
const before = themeColors(tokenFiles, resolver);
const after = themeColors({ ...tokenFiles, [colorFile]: JSON.parse(written) }, resolver);

writeFileSync(folder + colorFile, written);
const brand = Object.keys(fixed).map((token) => [token, after.modes.light.get(token)?.hex]);
writeFileSync("theme/brand.json", `${JSON.stringify(Object.fromEntries(brand), null, 2)}\n`);

for (const { path, hex } of after.ramps.get(`color.${name}`) ?? []) console.log(`${path} ${hex}`);
const moved = movedPairs(meetings, before, after);
console.log(`\n${moved.length} of ${meetings.length * modes.length} pairs moved`);
for (const line of moved) console.log(line);
const failed = failures(meetings, after);
console.log(failed.length > 0 ? `\n${failed.length} pairs fail` : "\nAll pairs are far enough apart");
for (const failure of failed) console.log(lineOf(failure));
process.exitCode = failed.length > 0 ? 1 : 0;

function stepsOf(ramp: string) {
  try {
    return stepsIn(text, folder + colorFile, ramp);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
