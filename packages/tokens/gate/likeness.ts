import { differenceEuclidean, modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import { hexToOklch, oklchToHex } from "../color/color.ts";
import type { Locate } from "./locate.ts";
import type { Shade, Step, ThemeColors } from "./theme-colors.ts";

useMode(modeRgb);
useMode(modeOklab);
const distanceOf = differenceEuclidean("oklab");

/**
 * Minimum distance of two palettes' `solid` in OKLab. Adjacent areas are distinguishable from about 0.02, but people see
 * palettes on different pages and have to remember their colors.
 */
const minPaletteDistance = 0.05;
/** Minimum distance of a control at rest and with the pointer over it. */
const minHoverDistance = 0.02;
/** Minimum distance of adjacent areas. With less, the border between them disappears on a bad screen. */
const minAreaDistance = 0.01;

export interface PaletteRules {
  /** Names of all palettes. Each has the colors `solid` and, for a control with the pointer over it, `emphasis`. */
  palettes: readonly string[];
  /** Palettes that people must tell from each other. */
  lasting: readonly string[];
  /** Returns areas and edges of a mode with the color that is beside each and must differ. */
  apart?: (mode: string) => readonly (readonly [color: string, beside: string])[];
}

/** Returns one line for each pair of colors that must differ and hardly does, with its position and the fix. */
export function likeColors(colors: ThemeColors, rules: PaletteRules, locate: Locate = () => ""): string[] {
  const { palettes, lasting, apart = () => [] } = rules;
  const steps = [...colors.ramps.values()].flatMap((ramp) => [...wrongSteps(ramp, locate), ...oddSteps(ramp, locate)]);
  return [
    ...new Set([...steps, ...Object.entries(colors.modes).flatMap(([mode, shades]) => likeInMode(mode, shades))]),
  ];

  function likeInMode(mode: string, shades: ReadonlyMap<string, Shade>): string[] {
    const hex = (name: string) => shades.get(name)?.hex;
    const hovers = palettes.flatMap((palette) => {
      const [rest, over] = [hex(`${palette}.solid`), hex(`${palette}.emphasis`)];
      if (!rest || !over || distance(rest, over) >= minHoverDistance) return [];
      const place = locate(mode, `color.${palette}.emphasis`);
      const measured = shownDistance(rest, over, minHoverDistance);
      return `${place}${mode}: ${palette}.solid and its hover, ${palette}.emphasis, look the same${measured}; choose another step for one`;
    });
    const pairs = lasting.flatMap((one, index) => lasting.slice(index + 1).map((other) => [one, other] as const));
    const alike = pairs.flatMap(([one, other]) => {
      const [here, there] = [hex(`${one}.solid`), hex(`${other}.solid`)];
      if (!here || !there || distance(here, there) >= minPaletteDistance) return [];
      const place = locate(mode, `color.${one}.solid`);
      const measured = shownDistance(here, there, minPaletteDistance);
      return `${place}${mode}: the palettes ${one} and ${other} look alike (${here}, ${there})${measured}; ${turnFor(one, other)}`;
    });
    const areas = apart(mode).flatMap(([color, beside]) => {
      const [here, there] = [hex(color), hex(beside)];
      if (!here || !there || distance(here, there) >= minAreaDistance) return [];
      const measured = shownDistance(here, there, minAreaDistance);
      return `${locate(mode, `color.${color}`)}${mode}: ${color} and ${beside} look the same${measured}; choose another step for ${color}`;
    });
    return [...hovers, ...alike, ...areas];
  }

  /** Returns the smallest turn of either hue after which its palette differs from all others in every mode. */
  function turnFor(one: string, other: string): string {
    for (let turn = 1; turn <= 180; turn++)
      for (const palette of [one, other])
        for (const degrees of [turn, -turn])
          if (differs(palette, degrees)) return `turn the hue of ${palette} by ${degrees}°`;
    return "no hue of either differs from all others; change the lightness of one";
  }

  function differs(palette: string, degrees: number): boolean {
    return Object.values<ReadonlyMap<string, Shade>>(colors.modes).every((shades) => {
      const own = shades.get(`${palette}.solid`);
      const turned = own && turnedBy(own.hex, degrees);
      return lasting.every((other) => {
        const there = shades.get(`${other}.solid`);
        return other === palette || !turned || !there || distance(turned, there.hex) >= minPaletteDistance;
      });
    });
  }
}

function turnedBy(hex: string, degrees: number): string {
  const [lightness, chroma, hue] = hexToOklch(hex);
  return oklchToHex([lightness, chroma, (hue + degrees + 360) % 360]);
}

/** Rounds down, so that a failing distance never appears to pass. */
function shownDistance(one: string, other: string, min: number): string {
  return `, distance ${Math.floor(distance(one, other) * 1000) / 1000}, needs ${min}`;
}

/** Largest turn of hue from one step to those beside it, in degrees. */
const maxTurn = 60;
/** Chroma from which a hue is visible. */
const visibleChroma = 0.03;
/** Most that a step's chroma differs from both beside it, as a factor. */
const maxChromaFactor = 2.5;

/**
 * A ramp has one hue, and its chroma rises and falls only once. A step that breaks this pattern probably has a mistyped
 * number.
 */
function oddSteps(steps: readonly Step[], locate: Locate): string[] {
  return steps.slice(1, -1).flatMap(({ path, hex }, index) => {
    const beside = [steps[index], steps[index + 2]].map((step) => hexToOklch(step?.hex ?? hex));
    const [, chroma, hue] = hexToOklch(hex);
    const chromas = beside.map(([, each]) => each);
    const [least, most] = [Math.min(...chromas), Math.max(...chromas)];
    const turns = beside.map(([, , each]) => Math.abs(((hue - each + 540) % 360) - 180));
    const place = locate("", path);
    const [[, , nearHue] = [0, 0, 0]] = beside;
    if (Math.min(least, chroma) > visibleChroma && Math.min(...turns) > maxTurn)
      return [`${place}${path} has the hue ${Math.round(hue)} between steps of ${Math.round(nearHue)}; turn it back`];
    const isPale = least > visibleChroma && chroma * maxChromaFactor < least;
    const isStrong = chroma > 2 * visibleChroma && chroma > most * maxChromaFactor;
    if (!isPale && !isStrong) return [];
    const mean = ((least + most) / 2).toFixed(3);
    return [
      `${place}${path} has the chroma ${chroma.toFixed(3)} between ${least.toFixed(3)} and ${most.toFixed(3)}; write about ${mean}`,
    ];
  });
}

/** Steps must get darker, as the description of the ramps says. */
function wrongSteps(steps: readonly Step[], locate: Locate): string[] {
  return steps.slice(1).flatMap((step, index) => {
    const before = steps[index];
    if (!before) return [];
    const place = locate("", step.path);
    if (step.hex === before.hex)
      return [`${place}${before.path} and ${step.path} are equal; change the lightness of one`];
    const isDarker = hexToOklch(step.hex)[0] < hexToOklch(before.hex)[0];
    return isDarker ? [] : [`${place}${step.path} is lighter than ${before.path}; put the steps in order`];
  });
}

function distance(one: string, other: string): number {
  const [from, to] = [parseHex(one), parseHex(other)];
  return from && to ? distanceOf(from, to) : Number.POSITIVE_INFINITY;
}
