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
import { describeChanges, describeFailure, findFailures } from "./failures.ts";
import { everyPair } from "./pairs.ts";
import { rampOfColor, stepsIn, withComponents } from "./ramp.ts";
import { themeColors } from "./theme-colors.ts";

const colorFile = "color.tokens.json";
const path = `theme/tokens/${colorFile}`;

const [name, color = ""] = process.argv.slice(2);
if (!name || !/^#[0-9a-f]{6}$/i.test(color))
  refuse('Usage: npm run brand -- <ramp> "<#rrggbb>", such as: npm run brand -- clay "#643b9a"');

const text = readFileSync(path, "utf8");
const written = withRamp(name);
const before = themeColors(tokenFiles, resolver);
const after = themeColors({ ...tokenFiles, [colorFile]: JSON.parse(written) }, resolver);

writeFileSync(path, written);
const brand = Object.keys(fixed).map((token) => [token, after.modes.light.get(token)?.hex]);
writeFileSync("theme/brand.json", `${JSON.stringify(Object.fromEntries(brand), null, 2)}\n`);

for (const step of after.ramps.get(`color.${name}`) ?? []) console.log(`${step.path} ${step.hex}`);
const changes = describeChanges(everyPair, before, after);
console.log(`\n${changes.length} of ${everyPair.length * modes.length} contrast ratios changed`);
for (const line of changes) console.log(line);
const failures = findFailures(everyPair, after);
console.log(failures.length > 0 ? `\n${failures.length} contrast ratios fail` : "\nAll pairs pass");
for (const failure of failures) console.log(describeFailure(failure));
process.exitCode = failures.length > 0 ? 1 : 0;

function withRamp(ramp: string): string {
  try {
    const steps = stepsIn(text, ramp);
    const components = steps.map((step) => step.components);
    return withComponents(text, steps, rampOfColor(components, hexToOklch(color)));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
