// @vitest-environment node

import { readFileSync } from "node:fs";
import { stepsIn, withComponents } from "@kindred-ground/tokens/gate/ramp.ts";
import { expect, it } from "vitest";
import { judgeEdits } from "../../../../src/design/workbench/judge-edits.ts";
import { everyPair } from "../../../../theme/every-pair.ts";
import { judgeTheme } from "../../../../theme/judge-colors.ts";
import { readColors } from "../../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const file = "color.tokens.json";
const text = readFileSync(`theme/tokens/${file}`, "utf8");

/** Returns the file's text with the hue of `other` in `ramp`. */
function withHueOf(ramp: string, other: string): string {
  const steps = stepsIn(text, ramp, file);
  const hue = stepsIn(text, other, file).find(({ path }) => path.endsWith("600"));
  const components = steps.map((step) => step.components);
  return withComponents(
    text,
    steps,
    components.map(([l, c]) => [l, c, hue?.components[2] ?? 0]),
  );
}

it("refuses a likeness with the words of the build", () => {
  const edited = withHueOf("night", "river");
  const files = { ...tokenFiles, [file]: JSON.parse(edited) };
  const texts = Object.fromEntries(
    Object.keys(tokenFiles).map((name) => [
      name,
      name === file ? edited : readFileSync(`theme/tokens/${name}`, "utf8"),
    ]),
  );
  const lines = judgeEdits(readColors(files, resolver), everyPair, texts);
  expect(lines).toEqual(judgeTheme(files, resolver, new Map([[file, edited]])).lines);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^theme\/tokens\/[\w.-]+:\d+: \w+: the palettes night and river look alike .*, distance 0\.\d+, needs 0\.05; turn the hue of \w+ by -?\d+°$/,
    ),
  );
});
