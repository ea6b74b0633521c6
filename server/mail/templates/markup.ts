import { escaped } from "@kindred-ground/markup/xml.ts";
import { cssValue } from "@kindred-ground/tokens/dtcg/css-value.ts";
import { roles } from "../../../data/quiz/roles.ts";
import { readTokens } from "../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { type Typeface, typefaceFor } from "../../../theme/typeface.ts";

/** Escaped HTML from `html`, safe to embed in other templates. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | readonly Part[];

/** Template tag that escapes all parts except Markup, for text and attributes in double quotes. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: pieces }, ...parts.map(sourceOf)));
}

export function lines(text: string): Markup {
  return new Markup(text.split("\n").map(escaped).join("<br>"));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  return typeof part === "object" ? part.map(sourceOf).join("") : escaped(String(part));
}

interface Palette {
  background: string;
  text: string;
  muted: string;
  rule: string;
  /** Decoration only, never text. */
  accent: string;
  link: string;
  button: string;
  onButton: string;
  /** Colors of the ten segments of the wheel in order, and the text color on them. */
  wheel: readonly string[];
  onWheel: string;
}

const lightTokens = readTokens(tokenFiles, resolver, "light");

export const light = paletteOf(lightTokens);
export const dark = paletteOf(readTokens(tokenFiles, resolver, "dark"));

function paletteOf(tokens: typeof lightTokens): Palette {
  const color = (name: string) => {
    const token = tokens.get(`color.${name}`);
    if (!token)
      throw new Error(`server/mail/templates/markup: theme/tokens has no color.${name}; add it or correct the name`);
    return cssValue(token);
  };
  return {
    background: color("bg.canvas"),
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

const fills = { background: "background", button: "button" } as const;
const inks = { text: "text", muted: "muted", link: "link", "on-button": "onButton", "on-wheel": "onWheel" } as const;

type Paint = keyof typeof fills | keyof typeof inks | "rule" | "accent" | `wheel-${number}`;

/**
 * Returns the attributes of a colored element. Light colors are inline, because some mail programs support only inline
 * styles. The classes let `darkStyles` override them in dark mode.
 */
export function styled(css: string, ...paints: Paint[]): Markup {
  const declarations = [css, ...paints.map((paint) => declaration(paint, light))].filter(Boolean).join(";");
  const classes = paints.length > 0 ? `class="${paints.join(" ")}" ` : "";
  return new Markup(`${classes}style="${escaped(declarations)}"`);
}

export function darkStyles(): string {
  const all: Paint[] = [
    ...(Object.keys(fills) as Paint[]),
    ...(Object.keys(inks) as Paint[]),
    "rule",
    "accent",
    ...dark.wheel.map((_, index) => `wheel-${index}` as const),
  ];
  return all.map((paint) => `.${paint}{${declaration(paint, dark)}!important}`).join("");
}

function declaration(paint: Paint, palette: Palette): string {
  if (paint === "rule") return `border-color:${palette.rule}`;
  if (paint === "accent") return `border-color:${palette.accent}`;
  if (paint in fills) return `background-color:${palette[fills[paint as keyof typeof fills]]}`;
  if (paint in inks) return `color:${palette[inks[paint as keyof typeof inks]]}`;
  return `background-color:${palette.wheel[Number(paint.slice("wheel-".length))]}`;
}

/** Pixels per unit. Mail programs lack custom properties, and some lack rem. The default text size is 16 pixels. */
const pixels = { rem: 16, px: 1 };

/** A step of the theme's spacing scale: 4 is 16 pixels. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

export function space(step: Step): string {
  return px(`spacing.${step}`);
}

/** Font sizes. Headings that must fit into a column use the sizes for narrow windows. */
export const size = {
  text: px("fontSizes.body"),
  small: px("fontSizes.small"),
  lead: px("fontSizes.lead.min"),
  name: px("fontSizes.h4.max"),
  heading: px("fontSizes.h3.min"),
  title: px("fontSizes.h2.max"),
  titleOnPhones: px("fontSizes.h1.min"),
  numeral: px("fontSizes.numeral.min"),
};

export const radius = { control: px("radii.control"), panel: px("radii.panel") };

export const edge = { thin: px("borderWidths.thin"), accent: px("borderWidths.accent") };

export const target = px("sizes.target");

/** Fonts that most systems have installed. */
const fallbackFonts: Readonly<Record<string, string>> = {
  serif: "Georgia,'Times New Roman',serif",
  "sans-serif": "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
};

export const fonts = { heading: fontFamily(typefaceFor("heading")), text: fontFamily(typefaceFor("body")) };

/**
 * Returns a CSS font-family that starts with the theme's font, for mail programs that have it. No font is downloaded.
 */
export function fontFamily({ family, generic }: Typeface): string {
  return `font-family:${family.includes(" ") ? `'${family}'` : family},${fallbackFonts[generic] ?? generic}`;
}

function px(path: string): string {
  const { value, unit } = (lightTokens.get(path)?.value ?? {}) as { value?: number; unit?: string };
  if (value === undefined || (unit !== "rem" && unit !== "px"))
    throw new Error(`server/mail/templates/markup: theme/tokens has no length ${path}; add it or correct the name`);
  return `${value * pixels[unit]}px`;
}
