import { previewSize as size } from "../../data/preview-picture.ts";
import { site } from "../../data/site.ts";
import { writeXml, xml } from "../../shared/xml.ts";
import { mark } from "./icon.ts";
import type { Palette } from "./inks.ts";
import { letters } from "./letters.ts";
import { praxis } from "./praxis.ts";
import { type Art, drawn } from "./preview-art.ts";
import { widthOf } from "./render.ts";
import { lineHeight, setTitle } from "./set-title.ts";
import { themeColor as color } from "./theme-color.ts";

export interface PagePreview {
  title: string;
  /** Title of the page's section, shown above the page title. */
  part?: string;
  palette: Palette;
  art: Art;
}

const left = 72;
const room = 500;
const disc = { x: 968, y: 315, radius: 318 } as const;

/** Returns a page's link preview as SVG, with the page's title and its drawing in a disc. */
export function pagePreview({ title, part, palette, art }: PagePreview): string {
  const { x, y, radius } = disc;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${color("bg.canvas")}"/>`,
    `<g transform="translate(${x} ${y})"><clipPath id="disc"><circle r="${radius}"/></clipPath>`,
    `<circle r="${radius}" fill="${color(`${palette}.tint`)}"/>`,
    `<g clip-path="url(#disc)">${drawn(art, palette, radius)}</g>`,
    `<g stroke-linecap="round">${praxis(radius + 22, 12)}</g></g>`,
    words(title, part, palette),
    signature(),
    "</svg>",
  ].join("");
}

/** Centers the title in the space above the signature, with the section's title over it. */
function words(title: string, part: string | undefined, palette: Palette): string {
  const { size, lines } = setTitle(title, room, widthOf);
  const height = (lines.length - 1) * size * lineHeight;
  const first = 285 - height / 2 + size * 0.34 + (part ? 16 : 0);
  const over = part
    ? text(part, { y: first - size * 0.78 - 24, size: 30, family: letters.body, ink: `${palette}.fg` })
    : "";
  const set = lines.map((line, index) =>
    text(line, { y: first + index * size * lineHeight, size, family: letters.heading, ink: "fg.default" }),
  );
  return over + set.join("");
}

function signature(): string {
  const name = text(site.name, {
    x: left + 58,
    y: 563,
    size: 30,
    family: letters.body,
    ink: "fg.muted",
  });
  return `<g transform="translate(${left + 22} 552)scale(.0675)">${mark()}</g>${name}`;
}

interface Setting {
  x?: number;
  /** Baseline of the text. */
  y: number;
  size: number;
  family: string;
  ink: string;
}

function text(words: string, { x = left, y, size, family, ink }: Setting): string {
  const place = { x: `${x}`, y: `${Math.round(y)}`, "font-size": `${size}`, "font-family": family, fill: color(ink) };
  return writeXml(xml("text", place, words));
}
