import { differenceEuclidean, modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import { hexToOklch, oklchToHex } from "../color/color.ts";
import { type LayerRules, wrongLayers } from "./layers.ts";
import type { Locate } from "./locate.ts";
import { type ModeRampRules, wrongRamps } from "./mode-ramps.ts";
import { type ProminenceRules, wrongProminence } from "./prominence.ts";
import { wrongSteps } from "./steps.ts";
import type { Shade, ThemeColors } from "./theme-colors.ts";

useMode(modeRgb);
useMode(modeOklab);
const distanceOf = differenceEuclidean("oklab");

/**
 * Minimum distance between the `solid` colors of two palettes in OKLab. Adjacent areas are distinguishable from about
 * 0.02, but people see palettes on different pages and have to remember their colors.
 */
const minPaletteDistance = 0.05;
/** Minimum distance between the colors of a control at rest and with the pointer over it. */
const minHoverDistance = 0.02;
/** Minimum distance between adjacent areas. With less, the border between them disappears on a bad screen. */
const minAreaDistance = 0.01;

export interface PaletteRules extends ProminenceRules, LayerRules, ModeRampRules {
  /** Names of all palettes. Each has the colors `solid` and, for a control with the pointer over it, `emphasis`. */
  palettes: readonly string[];
  /** Palettes that people must be able to tell apart. */
  lasting: readonly string[];
  /** Palettes of messages that people must be able to tell apart, but not from other palettes. */
  messages?: readonly string[];
  /** Returns areas and edges of a mode with the color that is beside each and must differ. */
  apart?: (mode: string) => readonly (readonly [color: string, beside: string])[];
}

/**
 * Returns one line for each wrong step, ramp or layer, each edge that is too visible, and each pair of colors that are
 * too alike. Each line has the position and the fix.
 */
export function likeColors(colors: ThemeColors, rules: PaletteRules, locate: Locate = () => ""): string[] {
  const { palettes, lasting, messages = [], apart = () => [] } = rules;
  const steps = wrongSteps(colors, locate);
  const wrong = new Set(steps.map(({ path }) => path));
  return [
    ...new Set([
      ...steps.map(({ line }) => line),
      ...Object.entries(colors.modes).flatMap(([mode, shades]) => likeInMode(mode, shades)),
      ...wrongProminence(colors, rules, locate),
      ...wrongLayers(colors, rules, locate),
      ...wrongRamps(colors, rules, locate),
    ]),
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
    const pairs = [lasting, messages].flatMap((group) =>
      group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other, group] as const)),
    );
    const alike = pairs.flatMap(([one, other, group]) => {
      const [here, there] = [hex(`${one}.solid`), hex(`${other}.solid`)];
      if (!here || !there || distance(here, there) >= minPaletteDistance) return [];
      // If a wrong step of one ramp is the cause, no other hue is needed.
      if ([one, other].some((palette) => wrong.has(shades.get(`${palette}.solid`)?.step ?? ""))) return [];
      const place = locate(mode, `color.${one}.solid`);
      const measured = shownDistance(here, there, minPaletteDistance);
      return `${place}${mode}: the palettes ${one} and ${other} look alike (${here}, ${there})${measured}; ${turnFor(one, other, group)}`;
    });
    const areas = apart(mode).flatMap(([color, beside]) => {
      const [here, there] = [hex(color), hex(beside)];
      if (!here || !there || distance(here, there) >= minAreaDistance) return [];
      const measured = shownDistance(here, there, minAreaDistance);
      return `${locate(mode, `color.${color}`)}${mode}: ${color} and ${beside} look the same${measured}; choose another step for ${color}`;
    });
    return [...hovers, ...alike, ...areas];
  }

  /**
   * Suggests the smallest turn of either hue after which its palette differs in every mode, or else a change of
   * lightness.
   */
  function turnFor(one: string, other: string, group: readonly string[]): string {
    for (let turn = 1; turn <= 180; turn++)
      for (const palette of [one, other])
        for (const degrees of [turn, -turn])
          if (differs(palette, degrees, group)) return `turn the hue of ${palette} by ${degrees}°`;
    return "no hue of either differs from all others; change the lightness of one";
  }

  function differs(palette: string, degrees: number, group: readonly string[]): boolean {
    return Object.values<ReadonlyMap<string, Shade>>(colors.modes).every((shades) => {
      const own = shades.get(`${palette}.solid`);
      const turned = own && turnedBy(own.hex, degrees);
      return group.every((other) => {
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

function distance(one: string, other: string): number {
  const [from, to] = [parseHex(one), parseHex(other)];
  return from && to ? distanceOf(from, to) : Number.POSITIVE_INFINITY;
}
