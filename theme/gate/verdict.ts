import { contrastRatio } from "../color.ts";
import { type Mode, modes } from "../conditions.ts";
import { type ContrastPair, purposes } from "../contrast-pairs.ts";
import { apcaContrast } from "./apca.ts";
import { type Mend, mendsOf } from "./mend.ts";
import type { ThemeColors } from "./theme-colors.ts";

/** A pair of colors, and where it was found. */
export interface Meeting extends ContrastPair {
  /** Address of a page that shows the two; none where only the theme knows of them. */
  page?: string;
}

/** How far apart the two colors of a pair are in one mode. */
export interface Measured extends Meeting {
  mode: Mode;
  /** WCAG 2 contrast ratio, 1 to 21. */
  ratio: number;
  /** The least ratio that the purpose asks for in this mode. */
  needed: number;
}

/** A pair that is not far enough apart. */
export interface Failure extends Measured {
  /** APCA’s opinion, as lightness contrast Lc. */
  apca: number;
  /** What would settle it; none where neither of the two could be moved far enough. */
  mend?: Mend;
}

/** The ratio that a purpose asks for in a mode. */
export function neededRatio(purpose: ContrastPair["purpose"], mode: Mode): number {
  return purposes[purpose][mode.endsWith("more-contrast") ? "moreContrast" : "usual"];
}

/** Every pair in every mode. Throws an error for a pair that names no color of the theme. */
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

/** The pairs that fall below their ratio, each with the nearest colors that would not. */
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
