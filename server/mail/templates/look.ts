import { Markup } from "./markup.ts";
import { dark, light, type Palette } from "./palette.ts";

const fills = { ground: "ground", button: "button" } as const;
const inks = { text: "text", muted: "muted", link: "link", "on-button": "onButton", "on-wheel": "onWheel" } as const;

type Paint = keyof typeof fills | keyof typeof inks | "rule" | "accent" | `wheel-${number}`;

/**
 * Returns the attributes of a colored element. Light colors are inline, because some mail programs support only inline
 * styles. The classes let `darkSheet` override them in dark mode.
 */
export function look(css: string, ...paints: Paint[]): Markup {
  const declarations = [css, ...paints.map((paint) => declaration(paint, light))].filter(Boolean).join(";");
  const classes = paints.length > 0 ? `class="${paints.join(" ")}" ` : "";
  return new Markup(`${classes}style="${declarations.replaceAll('"', "&quot;")}"`);
}

export function darkSheet(): string {
  const all: Paint[] = [
    ...(Object.keys(fills) as Paint[]),
    ...(Object.keys(inks) as Paint[]),
    "rule",
    "accent",
    ...dark.wheel.map((_, place) => `wheel-${place}` as const),
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
