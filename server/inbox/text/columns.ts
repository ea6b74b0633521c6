import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As much of `text` as fits into so many columns; where something is left out, an ellipsis says so. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let [piece, used] = ["", 0];
  for (const { segment } of characters.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    piece += segment;
  }
  return `${piece.trimEnd()}…`;
}

export function padded(text: string, width: number, side: "left" | "right" = "left"): string {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return side === "left" ? text + space : space + text;
}

/** The lines of `text`, none wider than `width`: broken at spaces, and inside a word only where it is too long. */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) =>
    wrapAnsi(paragraph, width, { hard: true, trim: false })
      .split("\n")
      // What a paragraph begins with is its own; what a later line begins with is where it was broken.
      .map((row, index) => (index === 0 ? row.trimEnd() : row.trim())),
  );
}
