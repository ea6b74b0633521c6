import { expect, it } from "vitest";
import { everyEntry } from "../../../../src/design/workbench/token-entry.ts";
import { likeColors } from "../../../../theme/gate/likeness.ts";
import { rawAmongAliases } from "../../../../theme/gate/maintenance.ts";
import { readColors } from "../../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const colors = readColors(tokenFiles, resolver);

/** Returns the theme with other colors by purpose in light mode. */
function withLight(changed: Record<string, string>) {
  const light = new Map([
    ...colors.modes.light,
    ...Object.entries(changed).map(([name, hex]) => [name, { hex }] as const),
  ]);
  return { ...colors, modes: { ...colors.modes, light } };
}

function withClay(...hexes: string[]) {
  const steps = hexes.map((hex, index) => ({ path: `color.clay.${(index + 1) * 100}`, hex }));
  return { ...colors, ramps: new Map([["color.clay", steps]]) };
}

it("finds nothing in the saved theme", () => {
  expect(likeColors(colors)).toEqual([]);
  expect(rawAmongAliases(colors)).toEqual([]);
});

it.each([
  [
    "equal steps",
    withClay("#ffffff", "#a8431f", "#a8431f"),
    "color.clay.200 and color.clay.300 are equal; change the lightness of one",
  ],
  [
    "steps out of order",
    withClay("#a8431f", "#ffffff"),
    "color.clay.200 is lighter than color.clay.100; put the steps in order",
  ],
  [
    "a hover that shows nothing",
    withLight({ "clay.emphasis": "#a8441f" }),
    "light: clay.solid and its hover, clay.emphasis, look the same; choose another step for one",
  ],
  [
    "palettes of one color",
    withLight({ "plum.solid": "#a8441f" }),
    "light: the palettes clay and plum look alike (#a8431f, #a8441f); change the hue of one",
  ],
])("finds %s", (_, changed, line) => {
  expect(likeColors(changed)).toContain(line);
});

it("takes the colors of what all pages share from no branch, so that a rebranded branch leaves them alone", () => {
  const ofBranches = /^\{color\.(night|plum|fern)\./;
  const shared = everyEntry(tokenFiles).filter(
    ({ path, value }) => ofBranches.test(String(value)) && !/^color\.(night|plum|fern)\./.test(path),
  );
  expect(shared.map(({ file, path }) => `${file} ${path}`)).toEqual([]);
});

it("lists a literal color among aliases", () => {
  expect(rawAmongAliases(withLight({ "clay.solid": "#a8431f" }))).toEqual(["light clay.solid"]);
});
