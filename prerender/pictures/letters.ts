import { loadedFonts } from "../../theme/loaded-fonts.ts";
import { typefaceFor } from "../../theme/typeface.ts";

/** Paths of static subsets of the site's typefaces, because resvg reads neither WOFF2 nor variable fonts. */
export const letterFiles = [...loadedFonts.values()].map(({ cut }) => cut);

export const letters = { heading: typefaceFor("heading").family, body: typefaceFor("body").family };

interface SetTitle {
  /** Font size in pixels. */
  size: number;
  lines: string[];
}

/** Font sizes in pixels. The line height below is relative to them. */
const titleSizes = [92, 80, 70, 62, 54, 48];
export const lineHeight = 1.12;
/** Maximum height of a title, in pixels. */
const maxHeight = 330;

/**
 * Sets a title in the largest size that fits `room` pixels in width, or else in the smallest size.
 *
 * @param widthOf returns the width of text in em
 */
export function setTitle(
  title: string,
  room: number,
  widthOf: (words: string) => number,
  sizes: readonly number[] = titleSizes,
): SetTitle {
  const set = sizes.map((size): SetTitle => ({ size, lines: linesOf(title, room / size, widthOf) }));
  const fits = ({ size, lines }: SetTitle) =>
    lines.length * size * lineHeight <= maxHeight && lines.every((line) => widthOf(line) <= room / size);
  const largest = set.find(fits) ?? set.at(-1);
  if (!largest) throw new Error("pictures: there are no font sizes for the title");
  return largest;
}

/** Breaks lines greedily. */
function linesOf(title: string, room: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
