import { roles } from "../../../data/quiz/roles.ts";
import { cssValue } from "../../../theme/css-value.ts";
import { readTokens } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";

/** What a color of a mail is for. */
export interface Palette {
  /** The paper, and text on it. */
  ground: string;
  text: string;
  muted: string;
  rule: string;
  /** Decorates; nothing is written in it. */
  accent: string;
  /** A link in text, and a button. */
  link: string;
  button: string;
  onButton: string;
  /** The ten segments of the wheel in their order, and what is written on them. */
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
