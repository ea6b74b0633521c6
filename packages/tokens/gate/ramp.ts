import { clampChroma, modeOklch, modeRgb, useMode } from "culori/fn";
import type { Oklch } from "../color/color.ts";
import { isObject } from "../dtcg/read-tree.ts";
import { writeTokens } from "../dtcg/token-text.ts";

useMode(modeRgb);
useMode(modeOklch);

/**
 * Returns a ramp in the hue of one color. Every step keeps its lightness, so that most contrasts stay. Steps keep their
 * relative chroma, scaled at the step nearest to the color in lightness and limited to sRGB.
 */
export function rampOfColor(steps: readonly Oklch[], [lightness, chroma, hue]: Oklch): Oklch[] {
  const distance = ([other]: Oklch) => Math.abs(other - lightness);
  const nearest = [...steps].sort((a, b) => distance(a) - distance(b))[0];
  const share = chroma / (nearest?.[1] || chroma || 1);
  return steps.map(([l, c]) => inSrgb(l, c * share, hue));
}

function inSrgb(l: number, c: number, h: number): Oklch {
  const shown = clampChroma({ mode: "oklch", l, c, h }, "oklch");
  // Rounded down, because a rounded-up value could be outside sRGB again.
  return [l, Math.floor(shown.c * 1e4) / 1e4, Number(h.toFixed(1))];
}

export type Axis = "lightness" | "chroma" | "hue";

/**
 * Moves one step of a ramp. Lightness stays between the steps on both sides, so that the ramp keeps its order. Chroma
 * stays within sRGB.
 */
export function moveStep(ramp: readonly Oklch[], index: number, axis: Axis, value: number): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = ramp[index] ?? [];
  if (axis === "chroma") return inSrgb(lightness, value, hue);
  if (axis === "hue") return inSrgb(lightness, chroma, value);
  const isFalling = (ramp[0]?.[0] ?? 0) >= (ramp.at(-1)?.[0] ?? 0);
  const [before, after] = [ramp[index - 1]?.[0], ramp[index + 1]?.[0]];
  const [lower = 0, upper = 1] = isFalling ? [after, before] : [before, after];
  return inSrgb(Math.min(upper, Math.max(lower, value)), chroma, hue);
}

type Preset = (ramp: readonly Oklch[]) => Oklch[];

const timesChroma =
  (factor: number): Preset =>
  (ramp) =>
    ramp.map(([l, c, h]) => inSrgb(l, c * factor, h));

/** Changes of a whole ramp, within sRGB. */
export const rampPresets = {
  even: (ramp) => {
    const [first = 1, last = 0] = [ramp[0]?.[0], ramp.at(-1)?.[0]];
    const share = (last - first) / Math.max(1, ramp.length - 1);
    return ramp.map(([, c, h], index) => inSrgb(Number((first + share * index).toFixed(4)), c, h));
  },
  calmer: timesChroma(0.8),
  stronger: timesChroma(1.25),
  hue: (ramp) => ramp.map(([l, c]) => inSrgb(l, c, ramp[Math.floor(ramp.length / 2)]?.[2] ?? 0)),
} as const satisfies Record<string, Preset>;

interface RampStep {
  /** Dotted path: "color.clay.600". */
  path: string;
  value: Readonly<Record<string, unknown>>;
  components: Oklch;
}

/** Returns the steps of a ramp, "clay" or "spoke.3", in the text of a token file. Throws if there is no such ramp. */
export function stepsIn(text: string, ramp: string, file: string): RampStep[] {
  const { color } = JSON.parse(text);
  const group = ramp.split(".").reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), color);
  const steps = Object.entries(isObject(group) ? group : {}).flatMap(([name, step]) => {
    const value = isObject(step) ? step.$value : undefined;
    if (!isObject(value) || !Array.isArray(value.components)) return [];
    return [{ path: `color.${ramp}.${name}`, value, components: value.components as unknown as Oklch }];
  });
  if (steps.length > 0) return steps;
  const known = Object.keys(color).filter((name) => !name.startsWith("$"));
  throw new Error(`${file} has no ramp "${ramp}"; it has ${known.join(", ")}`);
}

/** Returns a line for each ramp in a token file's text: its name and description. */
export function describeRamps(text: string): string[] {
  return Object.entries(JSON.parse(text).color).flatMap(([name, group]) =>
    isObject(group) ? [`  ${name.padEnd(19)} ${group.$description}`] : [],
  );
}

/** Replaces the components of these steps. Every other byte stays the same. */
export function withComponents(text: string, steps: readonly RampStep[], components: readonly Oklch[]): string {
  return writeTokens(
    text,
    steps.map(({ path, value }, index) => ({ path, value: { ...value, components: components[index] } })),
  );
}
