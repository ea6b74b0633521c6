import { composite, contrastRatio } from "../color/color.ts";
import type { Locate } from "./locate.ts";
import { rampOf, type Shade, type ThemeColors } from "./theme-colors.ts";

/** An edge or a text that must be less visible than another. */
export interface FaintEdge {
  color: string;
  /** Color that must be more visible. */
  than: string;
  /** Background of both. */
  on: string;
  /** Instruction for a color that pairs judge too. Without an instruction, the message suggests a step. */
  fix?: string;
}

export interface ProminenceRules {
  faint?: readonly FaintEdge[];
  /** Returns the mode that a mode with more contrast builds on. */
  usualOf?: (mode: string) => string | undefined;
}

/**
 * Returns one line for each edge that is at least as visible as an edge with a purpose, or that fades with more
 * contrast. No pair judges these edges.
 */
export function wrongProminence(colors: ThemeColors, rules: ProminenceRules, locate: Locate): string[] {
  const { faint = [], usualOf = () => undefined } = rules;
  return faint.flatMap((edge) => Object.keys(colors.modes).flatMap((mode) => inMode(edge, mode)));

  function inMode({ color, than, on, fix: given }: FaintEdge, mode: string): string[] {
    const place = `${locate(mode, `color.${color}`)}${mode}: ${color}`;
    const [own, most] = [ratioOf(mode, color, on), ratioOf(mode, than, on)];
    if (own === undefined || most === undefined) return [];
    if (own >= most) {
      const fix = given ?? fixFor(mode, on, 1, most);
      return [
        `${place} is ${shown(own)}:1 on ${on}, and ${than} ${shown(most)}:1, which makes it more prominent; ${fix}`,
      ];
    }
    const usual = usualOf(mode);
    const least = usual === undefined ? undefined : ratioOf(usual, color, on);
    // An edge that is too visible in the usual mode is reported there.
    if (given || usual === undefined || least === undefined || own >= least || least >= (ratioOf(usual, than, on) ?? 0))
      return [];
    const fix = fixFor(mode, on, least, most);
    return [`${place} is ${shown(own)}:1 on ${on}, and ${shown(least)}:1 in ${usual}, so that it fades; ${fix}`];
  }

  function ratioOf(mode: string, color: string, on: string): number | undefined {
    const [over, under] = [color, on].map((name) => shadesOf(mode)?.get(name));
    return over && under && contrastRatio(composite(over.hex, over.alpha ?? 1, under.hex), under.hex);
  }

  function shadesOf(mode: string): ReadonlyMap<string, Shade> | undefined {
    return (colors.modes as Readonly<Record<string, ReadonlyMap<string, Shade>>>)[mode];
  }

  /**
   * Suggests the step whose ratio is nearest to a third of the way from `min` to `max`, or the range if none is in it.
   */
  function fixFor(mode: string, on: string, min: number, max: number): string {
    const { hex = "", step = "" } = shadesOf(mode)?.get(on) ?? {};
    const meant = min * (max / min) ** (1 / 3);
    const steps = (colors.ramps.get(rampOf(step)) ?? [])
      .map(({ path, hex: each }) => ({ path, ratio: contrastRatio(each, hex) }))
      .filter(({ ratio }) => ratio > Math.max(min, 1.1) && ratio < max)
      .sort((one, other) => Math.abs(Math.log(one.ratio / meant)) - Math.abs(Math.log(other.ratio / meant)));
    const [best] = steps;
    return best
      ? `write {${best.path}} (${shown(best.ratio)})`
      : `write a color between ${shown(min)} and ${shown(max)}`;
  }
}

function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
