/**
 * `npm run brand -- clay "#643b9a" --heading Literata --write`: gives a ramp one hue, and prepares fonts. With
 * `--write`, changes the ramp's steps in theme/tokens/color.tokens.json with their lightness unchanged, and the brand's
 * fixed colors in theme/brand.json. Also writes every file that a font needs. Lists color pairs that lost 0.5 of
 * contrast or came close to their minimum ratio, and each failing pair with possible fixes. Exits with 1 if a
 * color fails, and with 2 for wrong arguments or if something is missing.
 */
import { existsSync, readFileSync } from "node:fs";
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
import { Command, CommanderError, InvalidArgumentError } from "commander";
import fixed from "../theme/brand.json" with { type: "json" };
import { modes } from "../theme/conditions.ts";
import { pairRules, paletteRules } from "../theme/contrast-pairs.ts";
import { everyPair } from "../theme/every-pair.ts";
import { loadedFonts } from "../theme/loaded-fonts.ts";
import { readColors, readTokens } from "../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../theme/token-files.ts";
import { type Cut, fontChanges, unusedFiles } from "./brand/font-changes.ts";
import { type FontRequest, type FontSource, findFont, folderOf, isFile, slugOf } from "./brand/font-source.ts";
import { type Changes, writeChanges } from "./brand/write-changes.ts";

const colorFile = "color.tokens.json";
const path = `theme/tokens/${colorFile}`;

const cutter = "subset-font";

interface Options {
  heading?: string;
  body?: string;
  bodyItalic?: string;
  headingAxes?: Record<string, number>;
  bodyAxes?: Record<string, number>;
  write?: boolean;
}

const program = new Command("npm run brand --")
  .description(
    "Give a ramp the hue of one color, and prepare fonts. It installs nothing, and writes only with --write.",
  )
  .argument("[ramp]", "clay, or a spoke of the wheel: spoke.3")
  .argument("[color]", 'six hex digits: "#643b9a"')
  .option("--heading <font>", "Font for headings: a family of Fontsource, or a .woff2 file")
  .option("--body <font>", "Font for running text")
  .option("--body-italic <file>", "Italic of a .woff2 file")
  .option("--heading-axes <axes>", "Axes other than weight: SOFT=100,WONK=1", axesIn)
  .option("--body-axes <axes>", "The same for running text", axesIn)
  .option("--write", "Write every file that changes, or none")
  .addHelpText("after", () => ["\nRamps:", ...describeRamps(readFileSync(path, "utf8"))].join("\n"))
  .exitOverride()
  .action(async (ramp: string | undefined, color = "", options: Options) => {
    const requests = requestsIn(options);
    if (!ramp && requests.length === 0) program.help({ error: true });
    if (ramp && !/^#[0-9a-f]{6}$/i.test(color))
      program.error(`error: "${color}" is not a color; write it as "#643b9a"`);
    const missing = missingFor(requests);
    if (missing.length > 0) program.error(`Run this first, then the same command again:\n  ${missing.join("\n  ")}`);
    const fonts = requests.map((request) => findFont(request, weightsInUse()));
    const changes: Changes = new Map([
      ...(ramp ? changeRamp(ramp, color) : []),
      ...(fonts.length > 0 ? await fontChanges(fonts, await loadCutter()) : []),
    ]);
    for (const font of fonts) console.log(describeFont(font));
    const names = [...changes.keys()].join(", ");
    if (options.write) writeChanges(changes);
    console.log(options.write ? `Written: ${names}` : `With --write, this would change: ${names}`);
    if (options.write && fonts.length > 0) describeNext(fonts, changes);
  });

try {
  await program.parseAsync();
} catch (error) {
  const isUsage = error instanceof CommanderError;
  if (!isUsage) console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage && error.exitCode === 0 ? 0 : 2;
}

/** Parses the values of axes, such as "SOFT=100,WONK=1". Throws `InvalidArgumentError` for any other text. */
function axesIn(text: string): Record<string, number> {
  const parts = text.split(",").map((part) => part.trim().split("="));
  for (const [tag = "", value = ""] of parts)
    if (!/^[A-Za-z]{4}$/.test(tag) || value === "" || !Number.isFinite(Number(value)))
      throw new InvalidArgumentError("Write tags of four letters with numbers, such as SOFT=100.");
  return Object.fromEntries(parts.map(([tag = "", value]) => [tag, Number(value)]));
}

function requestsIn({ heading, body, bodyItalic, headingAxes = {}, bodyAxes = {} }: Options): FontRequest[] {
  if (bodyItalic && !(body && isFile(body)))
    program.error("error: --body-italic needs the upright file; add --body FILE");
  if (Object.keys(headingAxes).length > 0 && !heading) program.error("error: --heading-axes needs --heading FONT");
  if (Object.keys(bodyAxes).length > 0 && !body) program.error("error: --body-axes needs --body FONT");
  return [
    ...(heading ? [{ use: "heading" as const, name: heading, axes: headingAxes }] : []),
    ...(body ? [{ use: "body" as const, name: body, italic: bodyItalic, axes: bodyAxes }] : []),
  ];
}

/** Returns the commands that install what fonts need, without those that have already run. */
function missingFor(requests: readonly FontRequest[]): string[] {
  if (requests.length === 0) return [];
  const packages = requests.filter(({ name }) => !isFile(name) && !existsSync(folderOf(name)));
  return [
    ...packages.map(({ name }) => `npm install --save-exact @fontsource-variable/${slugOf(name)}`),
    ...(existsSync(`node_modules/${cutter}`) ? [] : [`npm install --no-save ${cutter}@2.4.0`]),
  ];
}

/** Returns the lightest and the heaviest weight of the theme. */
function weightsInUse(): [number, number] {
  const tokens = [...readTokens(tokenFiles, resolver, "light").values()];
  const weights = tokens.filter(({ path }) => path.startsWith("fontWeights.")).map(({ value }) => Number(value));
  return [Math.min(...weights), Math.max(...weights)];
}

/** Loads the font cutter, a package that only this command needs. */
async function loadCutter(): Promise<Cut> {
  const { default: subset } = await import(cutter);
  return (font, letters, variationAxes) => subset(font, letters, { targetFormat: "truetype", variationAxes });
}

function describeFont({ use, family, generic, files }: FontSource): string {
  return `fonts.${use}: ${family}, ${generic}, from ${files.map((file) => file.path).join(" and ")}`;
}

/** Prints what a person must still do: add licenses, remove unused files, and check the tokens. */
function describeNext(fonts: readonly FontSource[], changes: Changes): void {
  const own = fonts.filter(({ name }) => isFile(name));
  if (own.length > 0) console.log(`Add the license of ${own.map(({ family }) => family).join(", ")} to theme/fonts/`);
  const unused = unusedFiles([...loadedFonts.values()], String(changes.get("theme/fonts.json")));
  if (unused.length > 0) console.log(`Nothing uses these any longer:\n  ${unused.join("\n  ")}`);
  console.log("Next: npm run tokens");
}

/** Prints the new colors and their effect on contrast, sets the exit code, and returns the changed files. */
function changeRamp(ramp: string, color: string): Changes {
  const text = readFileSync(path, "utf8");
  const steps = stepsIn(text, ramp, path);
  const components = steps.map((step) => step.components);
  const written = withComponents(text, steps, rampOfColor(components, hexToOklch(color)));
  const before = readColors(tokenFiles, resolver);
  const after = readColors({ ...tokenFiles, [colorFile]: JSON.parse(written) }, resolver);
  const brand = Object.keys(fixed).map((token) => [token, after.modes.light.get(token)?.hex]);

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
  return new Map([
    [path, written],
    ["theme/brand.json", `${JSON.stringify(Object.fromEntries(brand), null, 2)}\n`],
  ]);
}
