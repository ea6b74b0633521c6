import { expect, it } from "vitest";
import { hexToOklch, oklchToHex } from "../../color/color.ts";
import { likeColors } from "../../gate/likeness.ts";
import { readColors } from "./theme.ts";

const palettes = { palettes: ["clay", "plum"], lasting: ["clay", "plum"] };
const colors = readColors();

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

it("finds nothing in a theme whose colors differ", () => {
  expect(likeColors(colors, palettes)).toEqual([]);
});

it.each([
  [
    "equal steps",
    withClay("#ffffff", "#a8431f", "#a8431f"),
    "color.clay.200 and color.clay.300 are equal; change the lightness of one",
  ],
  ["steps out of order", withClay("#a8431f", "#ffffff"), "color.clay.200 is lighter than color.clay.100; swap the two"],
  [
    "a step of another ramp whose neighbors agree",
    withClay("#89d2e1", "#95a0f2", "#009cb8", "#007a94"),
    "color.clay.200 has the hue 277 beside steps of about 214; write about 214",
  ],
  [
    "a last step of another ramp",
    withClay("#89d2e1", "#009cb8", "#7a2e5e"),
    "color.clay.300 has the hue 345 beside steps of about 214; write about 214",
  ],
  [
    "a step of another hue",
    withClay("#e08a5f", "#5f7fe0", "#a8431f"),
    "color.clay.200 has the hue 268 beside steps of about 43; write about 43",
  ],
  [
    "a gray step",
    withClay("#e08a5f", "#a19a97", "#a8431f"),
    "color.clay.200 has the chroma 0.009 between 0.120 and 0.142; write about 0.131",
  ],
  [
    "a colorful step of a gray ramp",
    withClay("#d8d4d0", "#c07a4f", "#55504c"),
    "color.clay.200 has the chroma 0.105 between 0.007 and 0.009; write about 0.008",
  ],
  [
    "a hover that shows nothing",
    withLight({ "clay.emphasis": "#a8441f" }),
    "light: clay.solid and its hover, clay.emphasis, look the same, distance 0.002, needs 0.02; choose another step for one",
  ],
  [
    "palettes of one color",
    withLight({ "plum.solid": "#a8441f" }),
    "light: the palettes clay and plum look alike (#a8431f, #a8441f), distance 0.002, needs 0.05; turn the hue of ",
  ],
])("finds %s", (_, changed, line) => {
  expect(likeColors(changed, palettes)).toContainEqual(expect.stringContaining(line));
});

it("finds areas that hardly differ from the page, in the modes that ask for it", () => {
  const flat = withLight({ "bg.raised": colors.modes.light.get("bg.canvas")?.hex ?? "" });
  const apart = (mode: string) => (mode === "light" ? [["bg.raised", "bg.canvas"] as const] : []);
  expect(likeColors(flat, { ...palettes, apart })).toEqual([
    "light: bg.raised and bg.canvas look the same, distance 0, needs 0.01; choose another step for bg.raised",
  ]);
  expect(likeColors(flat, { ...palettes, apart: () => [] })).toEqual([]);
});

it("names the wrong step of a ramp instead of the palettes that look alike because of it", () => {
  const ramps = withClay("#89d2e1", "#a8431f", "#007a94").ramps;
  const light = new Map(colors.modes.light)
    .set("clay.solid", { hex: "#a8431f", step: "color.clay.200" })
    .set("plum.solid", { hex: "#a8431f", step: "color.plum.600" });
  const lines = likeColors({ ...colors, ramps, modes: { ...colors.modes, light } }, palettes);
  expect(lines).toContainEqual(expect.stringContaining("color.clay.200 has the hue"));
  expect(lines.filter((line) => line.includes("look alike"))).toEqual([]);
});

it("finds messages of one color", () => {
  const alike = withLight({ "plum.solid": "#a8441f" });
  const messages = { ...palettes, lasting: ["clay"], messages: ["clay", "plum"] };
  expect(likeColors(alike, messages)).toContainEqual(expect.stringContaining("the palettes clay and plum look alike"));
});

it("lets palettes of messages look like others", () => {
  const alike = withLight({ "plum.solid": "#a8441f" });
  expect(likeColors(alike, { ...palettes, lasting: ["clay"] })).toEqual([]);
});

it("suggests the smallest turn of the hue that passes in every mode", () => {
  const solid = "#a8441f";
  const alike = withLight({ "plum.solid": solid });
  const [line = ""] = likeColors(alike, palettes);
  const [, palette = "", degrees = ""] = /turn the hue of (\w+) by (-?\d+)°/.exec(line) ?? [];
  const own = alike.modes.light.get(`${palette}.solid`)?.hex ?? "";
  const turned = (by: number) => {
    const [lightness, chroma, hue] = hexToOklch(own);
    return withLight({ "plum.solid": solid, [`${palette}.solid`]: oklchToHex([lightness, chroma, hue + by]) });
  };
  const step = Math.sign(Number(degrees));
  expect(likeColors(turned(Number(degrees)), palettes)).toEqual([]);
  expect(likeColors(turned(Number(degrees) - step), palettes)).not.toEqual([]);
});

it("suggests no hue for two grays", () => {
  const [line] = likeColors(withLight({ "plum.solid": "#808080", "clay.solid": "#818181" }), palettes);
  expect(line).toContain("no hue of either differs from all others; change the lightness of one");
});
