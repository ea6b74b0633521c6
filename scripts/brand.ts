/**
 * `npm run brand -- clay "#643b9a" --heading Literata`: gives a ramp the hue of one color, and prepares fonts. Writes the
 * ramp's steps into theme/tokens/color.tokens.json with their lightness unchanged, and the brand's fixed colors into
 * theme/brand.json. Lists pairs of colors that lost 0.5 or came near their ratio, and each failing pair with possible fixes. Exits
 * with 1 if a pair fails, and with 2 if it changed nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { hexToOklch } from "@kindred-ground/tokens/color/color.ts";
import {
  changedPairs,
  describeChange,
  describeFailure,
  findFailures,
  notableChanges,
} from "@kindred-ground/tokens/gate/failures.ts";
import { likeColors } from "@kindred-ground/tokens/gate/likeness.ts";
import { describeRamps, rampOfColor, stepsIn, withComponents } from "@kindred-ground/tokens/gate/ramp.ts";
import { Command, CommanderError } from "commander";
import fixed from "../theme/brand.json" with { type: "json" };
import { modes } from "../theme/conditions.ts";
import { pairRules, paletteRules } from "../theme/contrast-pairs.ts";
import { everyPair } from "../theme/every-pair.ts";
import { readColors } from "../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../theme/token-files.ts";
import { type FontUse, missingFor, prepareFont } from "./prepare-font.ts";

const colorFile = "color.tokens.json";
const path = `theme/tokens/${colorFile}`;

const program = new Command("npm run brand --")
  .description("Give a ramp the hue of one color, and prepare fonts. It installs nothing.")
  .argument("[ramp]", "clay, or a spoke of the wheel: spoke.3")
  .argument("[color]", 'six hex digits: "#643b9a"')
  .option("--heading <family>", "Measure a font for headings, and cut its letters for pictures")
  .option("--body <family>", "The same for running text")
  .addHelpText("after", () => ["\nRamps:", ...describeRamps(readFileSync(path, "utf8"))].join("\n"))
  .exitOverride()
  .action(async (ramp: string | undefined, color = "", { heading, body }: Partial<Record<FontUse, string>>) => {
    const fonts = Object.entries({ heading, body }).flatMap(([use, family]) =>
      family ? [{ use: use as FontUse, family }] : [],
    );
    if (!ramp && fonts.length === 0) program.help({ error: true });
    if (ramp && !/^#[0-9a-f]{6}$/i.test(color))
      program.error(`error: "${color}" is not a color; write it as "#643b9a"`);
    const missing = fonts.length > 0 ? missingFor(fonts.map(({ family }) => family)) : [];
    if (missing.length > 0) program.error(`Run this first, then the same command again:\n  ${missing.join("\n  ")}`);
    if (ramp) changeRamp(ramp, color);
    for (const { use, family } of fonts) for (const line of await prepareFont(use, family)) console.log(line);
  });

try {
  await program.parseAsync();
} catch (error) {
  const isUsage = error instanceof CommanderError;
  if (!isUsage) console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage && error.exitCode === 0 ? 0 : 2;
}

function changeRamp(ramp: string, color: string): void {
  const text = readFileSync(path, "utf8");
  const steps = stepsIn(text, ramp, path);
  const components = steps.map((step) => step.components);
  const written = withComponents(text, steps, rampOfColor(components, hexToOklch(color)));
  const before = readColors(tokenFiles, resolver);
  const after = readColors({ ...tokenFiles, [colorFile]: JSON.parse(written) }, resolver);

  writeFileSync(path, written);
  const brand = Object.keys(fixed).map((token) => [token, after.modes.light.get(token)?.hex]);
  writeFileSync("theme/brand.json", `${JSON.stringify(Object.fromEntries(brand), null, 2)}\n`);

  for (const step of after.ramps.get(`color.${ramp}`) ?? []) console.log(`${step.path} ${step.hex}`);
  const changes = changedPairs(everyPair, before, after, pairRules);
  const notable = notableChanges(changes);
  const all = everyPair.length * modes.length;
  console.log(`\n${changes.length} of ${all} contrast ratios changed, ${notable.length} for the worse:`);
  for (const pair of notable) console.log(describeChange(pair));
  const failures = [
    ...findFailures(everyPair, after, pairRules).map(describeFailure),
    ...likeColors(after, paletteRules),
  ];
  console.log(failures.length > 0 ? `\n${failures.length} to fix` : "\nAll pairs pass");
  for (const line of failures) console.log(line);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
