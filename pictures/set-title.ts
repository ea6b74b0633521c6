/** How a title stands in a picture. */
export interface SetTitle {
  /** Height of its letters, in pixels. */
  size: number;
  lines: string[];
}

/** Heights of letters, in pixels, and of their lines in parts of that. */
const sizes = [92, 80, 70, 62, 54, 48];
export const lineHeight = 1.12;
/** What a title may take up, in pixels. */
const mostHeight = 330;

/**
 * Sets a title as large as it goes into `room` pixels across.
 *
 * @param widthOf how wide words are, in parts of the size of their letters
 */
export function setTitle(title: string, room: number, widthOf: (words: string) => number): SetTitle {
  const set = sizes.map((size): SetTitle => ({ size, lines: linesOf(title, room / size, widthOf) }));
  const fits = ({ size, lines }: SetTitle) =>
    lines.length * size * lineHeight <= mostHeight && lines.every((line) => widthOf(line) <= room / size);
  const largest = set.find(fits) ?? set.at(-1);
  if (!largest) throw new Error("pictures: no sizes to set a title in");
  return largest;
}

/** Fills each line before it begins the next. */
function linesOf(title: string, room: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
