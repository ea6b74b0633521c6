import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { writeXml, xml } from "../../shared/xml.ts";
import { letterFiles, letters } from "./letters.ts";

const font: ResvgRenderOptions["font"] = { fontFiles: letterFiles, loadSystemFonts: false };

/** Renders an SVG to a PNG that is `width` pixels wide. */
export function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng();
}

/** Returns the width of text in the heading typeface, in em. */
export function widthOf(words: string): number {
  const known = widths.get(words);
  if (known !== undefined) return known;
  const text = xml("text", { y: "100", "font-family": letters.heading, "font-size": "100" }, words);
  const box = new Resvg(writeXml(xml("svg", { xmlns: "http://www.w3.org/2000/svg" }, text)), { font }).getBBox();
  const width = (box?.width ?? 0) / 100;
  widths.set(words, width);
  return width;
}

const widths = new Map<string, number>();
