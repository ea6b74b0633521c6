import { roles } from "../../../data/quiz/roles.ts";
import { cssValue } from "../../../theme/css-value.ts";
import { readTokens } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";

export interface Palette {
  /** Background, and the text on it. */
  ground: string;
  text: string;
  muted: string;
  rule: string;
  /** Decoration only, never text. */
  accent: string;
  link: string;
  button: string;
  onButton: string;
  /** The ten segments of the wheel in order, and the text color on them. */
  wheel: readonly string[];
  onWheel: string;
}

export const light = paletteOf("light");
export const dark = paletteOf("dark");

function paletteOf(mode: "light" | "dark"): Palette {
  const tokens = readTokens(tokenFiles, resolver, mode);
  const color = (name: string) => {
    const token = tokens.get(`color.${name}`);
    if (!token)
      throw new Error(`server/mail/templates/palette: theme/tokens has no color.${name}; add it or correct the name`);
    return cssValue(token);
  };
  return {
    ground: color("bg.canvas"),
    text: color("fg.default"),
    muted: color("fg.muted"),
    rule: color("border.subtle"),
    accent: color("marigold.solid"),
    link: color("clay.fg"),
    button: color("clay.solid"),
    onButton: color("clay.contrast"),
    wheel: roles.map((_, index) => color(`wheel.${index + 1}`)),
    onWheel: color("wheel.gap"),
  };
}
