import { contrastRatio } from "../color.ts";
import { type Mode, modes } from "../conditions.ts";
import { type ContrastPair, purposes } from "../contrast-pairs.ts";
import { apcaContrast } from "./apca.ts";
import { type Mend, mendsOf } from "./mend.ts";
import type { ThemeColors } from "./theme-colors.ts";

export interface Meeting extends ContrastPair {
  /** Path of a page with the pair. Undefined if only the theme defines it. */
  page?: string;
}

export interface Measured extends Meeting {
  mode: Mode;
  /** WCAG 2 contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio for the purpose in this mode. */
  needed: number;
}

export interface Failure extends Measured {
  /** APCA's lightness contrast Lc. */
  apca: number;
  /** Suggested fix. Undefined if neither color can change enough. */
  mend?: Mend;
}

export function neededRatio(purpose: ContrastPair["purpose"], mode: Mode): number {
  return purposes[purpose][mode.endsWith("more-contrast") ? "moreContrast" : "usual"];
}

/** Measures every pair in every mode. Throws if a pair refers to an unknown color. */
export function measure(meetings: readonly Meeting[], colors: ThemeColors): Measured[] {
  return modes.flatMap((mode) =>
    meetings.map((meeting) => {
      const [foreground, background] = [meeting.foreground, meeting.background].map((name) =>
        hexOf(name, mode, colors),
      );
      const ratio = contrastRatio(foreground ?? "", background ?? "");
      return { ...meeting, mode, ratio, needed: neededRatio(meeting.purpose, mode) };
    }),
  );
}

/** Returns the pairs below their ratio, each with the nearest passing colors. */
export function failures(meetings: readonly Meeting[], colors: ThemeColors): Failure[] {
  const measured = measure(meetings, colors);
  const mend = mendsOf(measured, colors);
  return measured.filter(isBelow).map((each) => {
    const text = hexOf(each.foreground, each.mode, colors);
    const found = mend(each);
    return {
      ...each,
      apca: apcaContrast(text, hexOf(each.background, each.mode, colors)),
      ...(found ? { mend: found } : {}),
    };
  });
}

export function isBelow({ ratio, needed }: Measured): boolean {
  return ratio < needed;
}

function hexOf(name: string, mode: Mode, colors: ThemeColors): string {
  const shade = colors.modes[mode].get(name);
  if (!shade) throw new Error(`theme/gate: a pair names ${name}, which is no color of the theme; correct the name`);
  return shade.hex;
}
